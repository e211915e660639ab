import { setTimeout as pause } from 'node:timers/promises';
import type { Makers } from '../../src/makers.ts';
import { run } from '../../src/run.ts';
import { quickMakers } from './quick-makers.ts';

/**
 * The server as its own process, with quick makers that take a moment: so that a kill meets stories that are being
 * written, drawn and spoken.
 */
const quick = await quickMakers();
const slow: Makers = {
  ...quick,
  author: {
    ...quick.author,
    tell: async (brief, options) => {
      await pause(30);
      return quick.author.tell(brief, options);
    },
    tellBook: async (brief, options) => {
      await pause(30);
      return quick.author.tellBook(brief, options);
    },
    writeSong: async (brief, options) => {
      await pause(30);
      return quick.author.writeSong(brief, options);
    },
  },
  illustrator: {
    ...quick.illustrator,
    draw: async (picture, options) => {
      await pause(60);
      return quick.illustrator.draw(picture, options);
    },
    drawPage: async (picture, options) => {
      await pause(60);
      return quick.illustrator.drawPage(picture, options);
    },
  },
  musician: {
    ...quick.musician,
    perform: async (performance, variant, options) => {
      await pause(120);
      return quick.musician.perform(performance, variant, options);
    },
  },
  narrator: {
    ...quick.narrator,
    narrate: async (script, options) => {
      await pause(250);
      return quick.narrator.narrate(script, options);
    },
  },
};

await run({
  variables: process.env,
  createMakers: () => slow,
  giveUp: (line) => {
    process.stderr.write(`${line}\n`);
    process.exit(1);
  },
});
