import { habit, type Nature } from './nature.ts';

/** Everything that drives, floats and flies. */
export const VEHICLE_NATURES: readonly Nature[] = [
  {
    of: ['bus', 'double-decker', 'tram', 'underground train'],
    shows: /\b(?:doors?|passengers?|stops?|bell|seats?|tickets?|get(?:s|ting)? on|got on)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} opened both doors first, in case anybody wanted to get on.`,
          `${name} opened both doors. Nobody got on. It was just manners.`,
          `"Hold tight, please," said ${name}, out of habit.`,
          `${name} opened both doors wide. "All change!" said ${name}.`,
        ),
      ({ name }) =>
        habit(
          `Ding! ${name} had a bell, and it rang whenever it felt like it.`,
          `Ding! "Who pressed that?" said ${name}. Nobody had.`,
          `Ding! "I think that was a worry," said ${name}.`,
          `Ding, ding! This time nobody asked who had pressed it.`,
        ),
    ],
  },
  {
    of: ['steam train', 'express train', 'toy train'],
    shows: /\b(?:steam\w*|puff\w*|rails?|tracks?|whistle\w*|carriages?|station|late|wheels)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} was four minutes early, and very sorry about it.`,
          `"We are now two minutes late," said ${name}. Nobody minded.`,
          `"Nine minutes late," said ${name}, in a small voice.`,
          `"We have arrived," said ${name}. "I shall not say how late."`,
        ),
      ({ name }) =>
        habit(
          `"Mind the gap," said ${name} to everybody, first thing.`,
          `"Mind the gap," said ${name}. There was no gap, but you never know.`,
          `"I did say to mind the gap," said ${name}.`,
          `"There is no gap at all," said ${name}, and whistled.`,
        ),
    ],
  },
  {
    of: ['tractor', 'combine harvester', 'monster truck', 'moon buggy'],
    shows: /\b(?:mud\w*|wheels?|tyres?|engine|field|plough\w*|pull(?:s|ed|ing)?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} had mud on all the wheels, and was proud of it.`,
          `A lump of mud fell off ${name}. "I'll want that later," said ${name}.`,
          `There was less mud on ${name} by now, and more on everything else.`,
          `There was new mud on ${name}. It was the best mud yet.`,
        ),
    ],
  },
  {
    of: ['digger', 'crane', 'forklift'],
    shows: /\b(?:scoop\w*|d[iu]g\w*|bucket|lift\w*|arm|hook|wheels?|engine)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} never began anything without lifting something first. It was only a pebble.`,
          `${name} lifted the pebble and put it somewhere better.`,
          `"I could lift something," said ${name}. "If that helps." It did not.`,
          `Then ${name} lifted the pebble as high as it would go, just for joy.`,
        ),
    ],
  },
  {
    of: ['fire engine', 'ambulance', 'police car', 'lifeboat'],
    shows: /\b(?:nee|sirens?|ladders?|hose|blue light|wheels?|engine|rescue\w*)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} was not allowed to say "Nee-naw" for nothing.`,
          `"Is this an emergency?" asked ${name}. It was not quite one.`,
          `"Nee," said ${name}, and swallowed the rest.`,
          `"Nee-naw!" said ${name} at last. It was for gladness.`,
        ),
    ],
  },
  {
    of: ['boat', 'ship', 'tugboat', 'rowing boat', 'ferry', 'canoe', 'pirate ship', 'submarine'],
    shows: /\b(?:rock(?:ed|s|ing)|float\w*|sail\w*|waves?|anchor\w*|deck|afloat|hull|dived?|bubbles?)\b/i,
    threads: [
      ({ name, kind }) =>
        habit(
          `Even when nothing moved, ${name} rocked a little.`,
          `${name} rocked. A ${kind} thinks better that way.`.replace(/\bA (?=[aeiou])/, 'An '),
          `"Is it me," asked ${name}, "or is everything standing still?"`,
          `${name} rocked, just a little, like a cradle.`,
        ),
    ],
  },
  {
    of: ['aeroplane', 'helicopter', 'hot-air balloon', 'airship', 'glider', 'hovercraft'],
    shows: /\b(?:fl(?:y|ew|ies|ying)|wings?|captain|land(?:ed|ing)|took off|runway|propellers?|clouds?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"This is your captain," said ${name}, to everybody in general.`,
          `"This is your captain," said ${name}. "There will be some bumps."`,
          `"This is your captain," said ${name}. "Those were the bumps."`,
          `"This is your captain," said ${name}. "Thank you for coming along."`,
        ),
    ],
  },
  {
    of: ['rocket', 'spaceship'],
    shows: /\b(?:ten, nine|three, two, one|count(?:ed|ing)? down|space|stars?|blast\w*|lift-off|planets?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} never began anything without counting down from ten.`,
          `"Ten, nine, eight," said ${name}. It was too soon.`,
          `"Seven, six, five," said ${name}. It was still too soon.`,
          `"Three, two, one," said ${name}, and let out a long breath.`,
        ),
    ],
  },
  {
    of: ['racing car', 'go-kart', 'motorbike', 'scooter'],
    shows: /\b(?:rac(?:e|es|ed|ing)|fast(?:er|est)?|wheels?|tyres?|engine|speed\w*|vroom)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} did everything twice as fast as it needed doing.`,
          `"First!" said ${name}. Nobody else was racing.`,
          `"First again!" said ${name}, not quite so loudly.`,
          `"Last," said ${name}, and stayed to look at it all.`,
        ),
    ],
  },
  {
    of: ['car', 'taxi', 'camper van', 'bicycle', 'tricycle'],
    shows: /\b(?:wheels?|tyres?|engine|horn|honk\w*|hoot\w*|beep\w*|bell|pedals?|drove|driv\w+|parked?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Where to?" said ${name}, before anybody had said good morning.`,
          `"Where to now?" said ${name}. Nobody was sure.`,
          `"I only ask," said ${name}, "because I seem to be in front."`,
          `"Where to?" said ${name}. "Nowhere," said everybody. It was the nicest answer yet.`,
        ),
    ],
  },
  {
    of: [
      'lorry', 'bin lorry', 'dump truck', 'cement mixer', 'road roller', 'snow plough', 'tow truck', 'ice cream van',
      'post van', 'milk float',
    ], // prettier-ignore
    shows: /\b(?:beep\w*|wheels?|engine|load\w*|tip(?:ped|s)?|reverse\w*|backwards|horn|chimes?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `When ${name} went backwards, everybody knew. Beep, beep, beep.`,
          `Beep, beep, beep. ${name} had thought again.`,
          `Beep. It was only a very small step back.`,
          `There was no beep at all. ${name} was quite sure.`,
        ),
    ],
  },
];
