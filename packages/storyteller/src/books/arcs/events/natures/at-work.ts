import { habit, type Nature } from './nature.ts';

/** People at their work. */
export const WORK_NATURES: readonly Nature[] = [
  {
    of: ['teacher'],
    shows: /\b(?:class\w*|pupils?|register|lessons?|blackboard|chalk|heads?|marks?|school)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} counted heads first, as teachers do.`,
          `${name} counted heads again. It is easy to forget your own.`,
          `"Hands up," said ${name}, "whoever knows." No hands went up.`,
          `${name} counted heads one last time. They were all there.`,
        ),
    ],
  },
  {
    of: ['doctor', 'zookeeper'],
    shows: /\b(?:aah|listen(?:ed|s)?|chest|patients?|medicine|bandages?|cages?|feed\w*|animals)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"And how are we?" asked ${name}, before anything else.`,
          `"And how are we now?" asked ${name}. They were so-so.`,
          `${name} did not ask. Anybody could see how they were.`,
          `"And how are we?" asked ${name}. "Very well," said everybody.`,
        ),
    ],
  },
  {
    of: ['baker'],
    shows: /\b(?:flour\w*|bread|bak(?:e|es|ed|ing|ery)|dough|oven|cakes?|buns?|loa(?:f|ves))\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `Wherever ${name} leaned, there was flour.`,
          `By now somebody had ${names} hand on the back of a coat, in flour.`,
          `"Is that mine?" said ${name}, and held ${names} hand beside it. It was.`,
          `In the end everybody was a little bit floury.`,
        ),
    ],
  },
  {
    of: ['postman'],
    shows: /\b(?:letters?|parcels?|post\w*|stamps?|envelopes?|address\w*|bag|round)\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `${name} had one letter left over, and nobody to give it to.`,
          `${name} looked at the letter again. The name on it had run.`,
          `"It begins with an M," said ${name}. "Or a W."`,
          `${name} turned the letter over. The name on the back was ${names}.`,
        ),
    ],
  },
  {
    of: ['builder', 'train driver', 'lighthouse keeper'],
    shows: /\b(?:build\w*|built|bricks?|hammer\w*|measur\w+|lamp|light\w*|engine|whistle|rails?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} looked at a watch on a chain, and nodded. It was now.`,
          `${name} looked at the watch. It was still now.`,
          `${name} shook the watch. It was later than you would think.`,
          `${name} looked at the watch, and put it away. It did not matter.`,
        ),
    ],
  },
  {
    of: ['librarian'],
    shows: /\b(?:books?|library|shel(?:f|ves)|shh+|stamp(?:ed|s)?|read(?:s|ing)?|quiet\w*)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Shh," said ${name}, and then, "Sorry. Habit."`,
          `"Shh," said ${name} to a sneeze. "Sorry."`,
          `"Shh," said somebody else. "That was mine," said ${name}.`,
          `${name} laughed out loud, and nobody said "Shh".`,
        ),
    ],
  },
  {
    of: ['farmer', 'gardener'],
    shows: /\b(?:fields?|seeds?|plants?|planted|cows?|sheep|dug|dig\w*|weeds?|barn|grow\w*|rake|spade)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} looked up and sniffed. "It'll rain by Friday," said ${name}.`,
          `"Thursday," said ${name}, and sniffed again.`,
          `${name} sniffed. "Never mind the rain," said ${name}.`,
          `"I was wrong about Friday," said ${name}. "I've seldom been so glad."`,
        ),
    ],
  },
  {
    of: ['inventor', 'scientist'],
    shows: /\b(?:invent\w*|screws?|machine\w*|experiment\w*|cogs?|springs?|test(?:ed|s)?|bubbl\w+|notebook)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} had one screw left over, from something.`,
          `"It might be off this," said ${name}. It was not.`,
          `There were two screws now. "Interesting," said ${name}.`,
          `${name} gave the screws away, one each. They were very good screws.`,
        ),
    ],
  },
  {
    of: ['firefighter', 'police officer'],
    shows: /\b(?:helmets?|hose|ladders?|siren|whistle|rescue\w*|traffic|notebook|uniform)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Everybody stay calm," said ${name}. Everybody was.`,
          `"Still calm?" said ${name}. It was going rather well.`,
          `"I am the calmest of all," said ${name}, from behind both hands.`,
          `"Nobody need stay calm any more," said ${name}. "Hooray!"`,
        ),
    ],
  },
];
