/** Asks over HTTP. What the server refuses comes as a `ProblemError` with its own words. */
import { at } from './base';
import type {
  Account,
  Experiment,
  Findings,
  GameInfo,
  Hints,
  LabBox,
  LabGame,
  Me,
  NewTable,
  Opened,
  Practice,
  Practise,
  Problem,
  Replay,
  TableRow,
} from './generated/messages';
import { settings } from './settings.svelte';

export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** In how many seconds it is worth trying again; 0 where nobody can say. */
  readonly later: number;

  constructor(status: number, problem: Problem, later = 0) {
    super(problem.detail);
    this.status = status;
    this.problem = problem;
    this.later = later;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'error' in value && 'detail' in value;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await valueOf(await send(method, path, body))) as T;
}

async function valueOf(answer: Response): Promise<unknown> {
  return answer.headers.get('content-type')?.includes('json') ? ((await answer.json()) as unknown) : null;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      headers: {
        'accept-language': settings.language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(text === undefined ? {} : { body: text }),
    });
  } catch {
    throw new ProblemError(0, { error: 'unreachable', detail: 'the server cannot be reached', component: '' });
  }
  if (answer.ok) return answer;
  const value = await valueOf(answer);
  const failed = { error: 'failed', detail: `${answer.status} ${answer.statusText}`, component: '' };
  const problem = isProblem(value) ? value : failed;
  throw new ProblemError(answer.status, problem, Number(answer.headers.get('retry-after') ?? 0));
}

export const api = {
  games: (): Promise<GameInfo[]> => request('GET', '/api/games'),
  tables: (): Promise<TableRow[]> => request('GET', '/api/tables'),
  open: (table: NewTable): Promise<Opened> => request('POST', '/api/tables', table),
  practise: (tried: Practise): Promise<Practice> => request('POST', '/api/practice', tried),
  me: (): Promise<Me> => request('GET', '/api/me'),
  rename: (name: string): Promise<Me> => request('POST', '/api/me', { name }),
  erase: (): Promise<null> => request('DELETE', '/api/me'),
  link: (): Promise<Me> => request('POST', '/api/me/link', {}),
  become: (key: string): Promise<Me> => request('POST', '/api/me/key', { key }),
  replayOf: (record: File, seat = -1): Promise<Replay> => request('POST', `/api/records?seat=${seat}`, record),
  labBox: (game: string): Promise<LabBox> => request('GET', `/api/lab/${game}`),
  experiment: (asked: Experiment): Promise<Findings> => request('POST', '/api/lab', asked),
  labReplay: (asked: LabGame): Promise<Replay> => request('POST', '/api/lab/replay', asked),
  labReport: async (asked: Experiment): Promise<Blob> => (await send('POST', '/api/lab/report', asked)).blob(),
  account: (table: string): Promise<Account | null> => request('GET', `/api/tables/${table}/account`),
  replay: (table: string, seat = -1): Promise<Replay> => request('GET', `/api/tables/${table}/replay?seat=${seat}`),
  hints: (table: string, seat: number): Promise<Hints> => request('GET', `/api/tables/${table}/hints/${seat}`),
};
