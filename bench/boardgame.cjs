// Pig on boardgame.io's own server: PORT, then `memory` or a folder for its FlatFile storage.
const { Server, FlatFile } = require('boardgame.io/server');

const [port, storage] = process.argv.slice(2);

const Pig = {
  name: 'pig',
  setup: () => ({ scores: [0, 0], turn: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const face = random.D6();
      G.turn = face === 1 ? 0 : G.turn + face;
      if (face === 1) events.endTurn();
    },
    hold: ({ G, ctx, events }) => {
      G.scores[ctx.currentPlayer] += G.turn;
      G.turn = 0;
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const winner = G.scores.findIndex((score) => score >= 1000);
    if (winner >= 0) return { winner };
  },
};

const db = storage === 'memory' ? undefined : new FlatFile({ dir: storage });
Server({ games: [Pig], db, origins: [/127\.0\.0\.1/] }).run(Number(port), () => console.log('ready'));
