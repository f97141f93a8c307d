/** A board that a package brings with it, as the shell knows boards. */
import { at } from '@lib/base';
import type { BoardModule, BoardProps } from '@lib/board';
import type { ForeignBoard, Part } from '@lib/contract';
import { settings } from '@lib/settings.svelte';
import type { Component } from 'svelte';

import Host from './Host.svelte';

/** Fetches the board at an address, over the generic one; one that cannot be had, or is for another contract, fails where it is to be drawn. */
export async function fetched(address: string, generic: BoardModule): Promise<BoardModule> {
  try {
    const found = (await import(/* @vite-ignore */ at(address))) as ForeignBoard;
    if (found.contract !== 1) throw new Error(`${address} is for contract ${found.contract}, and this page knows 1`);
    if (typeof found.board !== 'function') throw new Error(`${address} exports no function board`);
    return adapted(found, generic);
  } catch (error) {
    const board: Part = () => {
      throw error;
    };
    return adapted({ contract: 1, board }, generic);
  }
}

function adapted({ board, ask, score, title, lands }: ForeignBoard, generic: BoardModule): BoardModule {
  const known = (props: BoardProps) => ({ ...props, language: settings.language });
  return {
    ...generic,
    Board: hosted(board, generic.Board),
    ...(ask && { Ask: hosted(ask, generic.Ask) }),
    ...(score && { score: (props, seat) => score(known(props), seat) }),
    ...(title && { title: (props) => title(known(props)) }),
    ...(lands && { lands }),
  };
}

function hosted(part: Part, Instead: Component<BoardProps>): Component<BoardProps> {
  return (anchor, table) => {
    Host(anchor, { part, table, Instead });
    return {};
  };
}
