import { cap } from '../wording.ts';
import type { DayNames, Spoilt } from './spoilt.ts';

const whereItStops = ({ by }: DayNames): string =>
  by === 'the boat' || by === 'the ferry' ? 'At a small landing stage' : 'Half-way';

/** What they ride in comes to a stop. */
export const STOPPED: Spoilt = {
  here: 'by the wall',
  top: 'the wall',
  stuckAt: 'farm',
  weather: 'clear',
  isAtPlaceFirst: false,
  young: {
    trouble: ({ by, asks, k }) => [
      `Chug, chug. Cough. Stop. What is it? ${cap(by)} will not go.`,
      `${cap(by)} goes slow. And slower. Stop! "${asks}" says ${k}. No.`,
    ],
    tried: ({ k, by }) => [
      `${k} says please to ${by}. Not a puff. They all get out.`,
      `They wait, and wait. ${cap(by)} is asleep. Out they get, onto the grass.`,
    ],
    end: ({ k, to, by }) => [
      `Cough. Chug! ${cap(by)} is awake! And look, ${k}. There is ${to}.`,
      `Off they go again. It is late. But there is ${to}! Hello, ${to}.`,
    ],
  },
  middle: {
    trouble: (names) => [
      `${whereItStops(names)} ${names.by} stopped. There was a cough, and then a sort of sigh. "${names.asks}" said ${names.k}. There was a wall, and a field, and a cow. "${names.answer}," said ${names.g}.`,
      `It went slower, and slower, and then it did not go. "Something has come off," said somebody. "${names.asks}" said ${names.k}. Everybody looked out. There was a field, with nothing in it but more field.`,
      `${whereItStops(names)} there was a bang, and a smell of toast. ${cap(names.by)} sat down. That is the only word for it. "It will be an hour," they were told, "or two, or three." "${names.asks}" said ${names.k}.`,
    ],
    tried: ({ k, g, by }) => [
      `They all got out and looked at ${by}. But it does not help to look, if you do not know at what. ${k} gave it a pat. "Thank you," they said. "Now go and sit on the wall."`,
      `To begin with they played I Spy. But there was only the one field. "Something with F," said ${k}. "Field," said ${g}. "Something with M," said ${k}. "More field," said ${g}. So they got out.`,
    ],
    end: ({ k, g, to, by }) => [
      `Then ${by} gave a cough, and was well. It was evening when they came to ${to}. They had it for ten minutes, with a low sun on it. "It's bigger than ours," said ${k}. "But you cannot hold it."`,
      `At six it went, as if nothing had been wrong. And there was ${to}, with the lamps just coming on. "Is it all right?" said ${g}. ${k} had a good look. "It's almost as nice as ours," said ${k}.`,
    ],
  },
  old: {
    trouble: (names) => [
      `${whereItStops(names)} ${names.by} said something under its breath, and stopped. It was very quiet. You could hear somebody's sweet being turned over. ${cap(names.g)} looked at the envelope. There was nothing on it about this. "A part has come loose," they were told, "and we've sent for another, and it's coming by road." "From where?" said ${names.g}. It was from the place they had set out from. "${names.asks}" said ${names.k}. Outside there was a wall, a field, and a cow who had been expecting somebody else.`,
      `It happened so gently that nobody knew when. Things went by, and then they went by more slowly, and then one of them stayed. It was a gate. They all looked at it. "${names.asks}" said ${names.k}, for it might have been anything. "${names.answer}," said ${names.g}. "It'll be a matter of minutes," said somebody, quite cheerfully, and did not say how many. After half an hour ${names.g} took the pencil, and beside eleven o'clock put a small, neat question mark.`,
    ],
    tried: ({ k, g, by }) => [
      `${by === 'the car' ? `They did what they could. They sighed. ${cap(g)} opened the lid at the front and looked in, as you look in at a baby.` : `People did what they could. Some of them sighed. One man got out and kicked ${by}. He did not seem to hope for much, and it hurt only him.`} ${k} and ${g} played I Spy. But when nothing moves, there is soon nothing left to spy. They had had the gate, and the cow, and each other's ears. So they ate the sandwiches that were meant for one o'clock. But that was a mistake. It made it feel like afternoon, and it was ten past eleven.`,
      `"We could walk," said ${g}, and asked somebody how far it was. They did not walk. "Then we'll go on with the plan," said ${g}, "and only leave out the place." But what was down for eleven was a good look round. They had one. But it takes four minutes to look round a field, if you do not hurry. What was down for two was ice cream. There was a cow, which was as near as they could get.`,
    ],
    end: ({ k, g, to, by }) => [
      `The part came, and it was no bigger than a cork. ${cap(by)} shook itself and went, and they waved to the cow. It was close on seven when they got to ${to}. There were ten minutes before it was time to turn round. They walked right up to it, and stood. The sun was nearly down, and made it all one colour. "Well," said ${g}, "that's the real one." ${k} looked, to be polite, from end to end. "It's very big," said ${k}. "You'd never get it all labelled."`,
      `At half past five there was a shout, and a cough, and they were off. Nobody had thought that they would mind. But two or three of them looked back at the wall. So they did come to ${to}, in the end, when everybody else was going home. It was just as it is on the postcards. ${k} stood and held ${g} by the hand. "Is it what you wanted?" said ${g}. "Yes," said ${k}. "Only, this is the second one."`,
    ],
  },
};
