import type { ThingName } from '@storylantern/contract';

/** What somebody does alone before all the others. */
export interface Piece {
  /** "play the violin", "played the violin", "plays the violin". */
  readonly now: string;
  readonly past: string;
  readonly one: string;
  /** What both hands are for: "the violin". */
  readonly held: string;
  readonly thing: ThingName;
  /** "the tune", "the word". */
  readonly all: string;
  /** What was done at home, where it always went well: after "At home" and the name. */
  readonly atHome: string;
}

const INSTRUMENT =
  /\b(violin|guitar|trumpet|flute|piano|recorder|cello|drums?|clarinet|saxophone|ukulele|harp|accordion|trombone)\b/;
const DRAWN: Readonly<Record<string, ThingName>> = {
  violin: 'violin',
  cello: 'violin',
  guitar: 'guitar',
  ukulele: 'guitar',
  trumpet: 'trumpet',
  trombone: 'trumpet',
  flute: 'flute',
  recorder: 'flute',
  clarinet: 'flute',
  accordion: 'accordion',
  drum: 'drum',
  drums: 'drum',
};

/** What is performed, by the words of the theme; else a song. */
export function pieceOf(raw: string): Piece {
  const instrument = INSTRUMENT.exec(raw)?.[1];
  if (instrument !== undefined) {
    const big = /^(?:piano|harp|drums?)$/.test(instrument);
    return {
      now: `play the ${instrument}`,
      past: `played the ${instrument}`,
      one: `plays the ${instrument}`,
      held: big ? 'the music' : `the ${instrument}`,
      thing: big ? 'music' : (DRAWN[instrument] ?? 'music'),
      all: 'the tune',
      atHome: 'had played it without one mistake',
    };
  }
  if (/\bspell\w*\b/.test(raw))
    return {
      now: 'spell',
      past: 'spelled it',
      one: 'spells it',
      held: 'the card with the number',
      thing: 'letter',
      all: 'the word',
      atHome: 'had spelled everything in the kitchen',
    };
  if (/\bpoe(?:m|ms|try)\b|\brecit/.test(raw))
    return {
      now: 'say a poem',
      past: 'said the poem',
      one: 'says the poem',
      held: 'the paper',
      thing: 'letter',
      all: 'the poem',
      atHome: 'had said it forwards and backwards',
    };
  if (/\bread(?:s|ing)?\b/.test(raw))
    return {
      now: 'read aloud',
      past: 'read aloud',
      one: 'reads aloud',
      held: 'the book',
      thing: 'book',
      all: 'the page',
      atHome: 'had read it to the whole kitchen',
    };
  if (/\b(?:ballet|ballerinas?|danc(?:e|es|ing|er|ers))\b/.test(raw))
    return {
      now: 'dance',
      past: 'danced',
      one: 'dances',
      held: 'the ribbon',
      thing: 'ribbon',
      all: 'the dance',
      atHome: 'had danced so that the spoons rang',
    };
  if (/\b(?:lines?|play|assembly)\b/.test(raw) && !/\b(?:speech|talk|presentation|sing)/.test(raw))
    return {
      now: 'say a long part',
      past: 'said the part',
      one: 'says the part',
      held: 'the paper',
      thing: 'letter',
      all: 'the part',
      atHome: 'had said it all without looking',
    };
  if (/\b(?:speech|talk|presentation|speak\w*|present\w*)\b/.test(raw) && !/\bsing/.test(raw))
    return {
      now: 'make a speech',
      past: 'made the speech',
      one: 'makes the speech',
      held: 'the paper',
      thing: 'letter',
      all: 'the speech',
      atHome: 'had said it all without looking',
    };
  return {
    now: 'sing a song',
    past: 'sang',
    one: 'sings',
    held: 'the music',
    thing: 'music',
    all: 'the song',
    atHome: 'had sung it so that the spoons rang',
  };
}
