import { habit, type Nature } from './nature.ts';

/** Animals of which everybody knows something; a dog or a bear in a story is simply somebody. */
export const ANIMAL_NATURES: readonly Nature[] = [
  {
    of: ['polar bear'],
    shows: /\b(?:ice|icy|snow\w*|fur|too (?:hot|warm)|polar bears?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Is it me, or is it warm?" said ${name}. It was the fur.`,
          `"Is anybody else too hot?" asked ${name}. Nobody else was.`,
          `${name} lay down flat for a moment, on something cool.`,
          `A cold wind blew in. "Oh, lovely," said ${name}.`,
        ),
    ],
  },
  {
    of: ['hedgehog', 'porcupine'],
    shows: /\b(?:spikes?|spik\w+|prickl\w+|spines?|spiny|curl(?:ed|s|ing)?|balls?|quills?)\b/i,
    threads: [
      ({ names, name }) =>
        habit(
          `Two leaves and a bus ticket were stuck on ${names} back.`,
          `Something else had stuck on ${name} by now. It was a raffle ticket.`,
          `Now ${name} had a sock on as well. Nobody had seen it happen.`,
          `"So that's where it went," said ${name}, and gave the sock back.`,
        ),
    ],
  },
  {
    of: ['crocodile', 'hippo', 'rhino', 'lizard'],
    shows: /\b(?:teeth|tooth|jaws?|tail|snap\w*|mud\w*|horns?|scales|swam?p?|river|wallow\w*)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} smiled. It was a long smile, and people waited for the end of it.`,
          `${name} stopped smiling. That took a while as well.`,
          `${name} tried half a smile. Even half of it was long.`,
          `Then ${name} smiled, from one side all the way to the other.`,
        ),
    ],
  },
  {
    of: ['sloth'],
    shows: /\b(?:slow\w*|hang(?:s|ing)?|hung|upside down|yawn\w*|asleep|sleep\w*|branch\w*)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} had begun to wave the day before.`,
          `${name} was about half way through a nod.`,
          `${name} had finished the nod. It had been a yes.`,
          `${name} had begun to smile. It would last till Thursday.`,
        ),
    ],
  },
  {
    of: ['giraffe', 'moose', 'camel', 'llama'],
    shows: /\b(?:necks?|tall\w*|high|above|legs?|humps?|antlers?|spit\w*|spots?|leaves)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `News reached ${name} a little later than the rest.`,
          `"What did they say?" asked ${name}, from above.`,
          `"I can see the end from here," said ${name}. "It's a long way."`,
          `"I can see everybody," said ${name}, "and everybody is smiling."`,
        ),
    ],
  },
  {
    of: ['snake', 'sausage dog'],
    shows: /\b(?:long\w*|coil\w*|slither\w*|hiss\w*|knots?|loops?|curl\w*|wriggl\w+|tail)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `Most of ${name} arrived a little after the front.`,
          `"Is all of me here?" asked ${name}. The end was still coming.`,
          `"Where am I up to?" said ${name}, and looked round.`,
          `"All of me is here," said ${name}, "and all of me is glad."`,
        ),
    ],
  },
  {
    of: ['octopus', 'squid'],
    shows: /\b(?:arms?|tentacles?|eight|ink\w*|suckers?|sea|legs)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} put up one arm, and then the other seven, to be fair.`,
          `${name} thought. Three arms said yes, and three said no. Two were busy.`,
          `${name} crossed arms, all eight of them. It took some time.`,
          `${name} put up all eight arms at once. Hooray!`,
        ),
    ],
  },
  {
    of: ['crab', 'lobster', 'shrimp'],
    shows: /\b(?:sideways|claws?|pinch\w*|nip\w*|shell|snip\w*|sand)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} came in sideways. It was the quickest way to anywhere.`,
          `${name} went straight ahead, so everybody else had to turn round.`,
          `"Forwards is that way," they said. "Not from here," said ${name}.`,
          `"Sideways, everybody!" said ${name}, and for once they all went together.`,
        ),
    ],
  },
  {
    of: ['snail', 'slug', 'worm', 'caterpillar'],
    shows: /\b(?:slow\w*|shell|slim\w+|trail|creep\w*|crept|leaf|leaves|soil|earth|inch\w*|wriggl\w+)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} had set out the day before, to be in time.`,
          `"Don't start without me," said ${name}. "I am nearly at the beginning."`,
          `"Go on," said ${name}. "I'll catch up with Tuesday."`,
          `"Am I late?" asked ${name}. ${name} was exactly in time.`,
        ),
    ],
  },
];
