import { by, type BroadSubject } from './subject.ts';

/** What children are fond of, by its bare name: an event with it in the middle. */
export const TOPICS: readonly BroadSubject[] = [
  {
    called: /(?:(?:outer )?space|planets?|the (?:planets|universe|galaxy|solar system))/,
    told: [by('space', 'a trip to the moon'), by('fallen-star', 'a fallen star')],
  },
  {
    called: /(?:space (?:adventures?|travel|trip|explorers?)|astronauts?|outer space adventure)/,
    told: [by('space', 'a trip to the moon'), by('space', 'lost in space')],
  },
  { called: /(?:aliens?|martians?|ufos?)/, told: [by('space', 'an alien lands in our garden')] },
  {
    called: /(?:under the sea|(?:an? )?(?:underwater|undersea) (?:adventures?|world)|underwater)/,
    told: [by('mermaid', 'a mermaid under the sea', { from: 4 }), by('down-deep', 'down to the bottom of the sea')],
  },
  {
    called:
      /(?:the (?:sea|ocean)|ocean|sea|(?:an? )?(?:ocean|sea|underwater|undersea) (?:adventures?|animals?|creatures?|life)|sea creatures)/,
    told: [
      by('mermaid', 'a mermaid under the sea', { from: 4 }),
      by('stranded', 'a whale stuck on the beach'),
      by('boat-trip', 'a boat trip'),
    ],
  },
  {
    called:
      /(?:dinosaurs?|dinos?|dinosaur adventures?|prehistoric (?:animals|times)|jurassic|the time of (?:the )?dinosaurs)/,
    told: [by('dinosaur-garden', 'a dinosaur in the garden'), by('dinosaur', 'a dinosaur comes to school')],
  },
  { called: /t[- ]?rex(?:es)?/, told: [by('visitor-at-school', 'a T-Rex comes to school')] },
  {
    called: /(?:animals?|cute animals|animal stor(?:y|ies)|zoo animals|wild animals|pets?|my pets?|our pets?)/,
    told: [
      by('new-pet', 'our new puppy'),
      by('found-animal', 'we found a lost kitten'),
      by('begins-to-talk', 'my dog begins to talk', { from: 4 }),
      by('escape', 'the great hamster escape'),
    ],
  },
  { called: /pupp(?:y|ies)/, told: [by('new-pet', 'our new puppy'), by('way-home', 'a lost puppy')] },
  {
    called: /dogs?/,
    told: [
      by('new-pet', 'our new dog'),
      by('way-home', 'a lost dog'),
      by('begins-to-talk', 'my dog begins to talk', { from: 4 }),
    ],
  },
  {
    called: /(?:kittens?|cats?)/,
    told: [by('found-animal', 'we found a lost kitten'), by('new-pet', 'our new kitten')],
  },
  {
    called: /(?:(?:the )?farm(?: animals?| life)?|farms|farmyard(?: animals?)?|animals on the farm|tractors and farms)/,
    told: [by('farm-visit', 'a visit to the farm')],
  },
  {
    called:
      /(?:the )?construction(?: sites?| vehicles| trucks)?|diggers|diggers(?:,| and) (?:dumpers?|trucks?|lorries|cranes|dump(?:er)? trucks)/,
    told: [by('building-site', 'a building site')],
  },
  {
    called:
      /(?:vehicles|(?:trucks?|cars?|diggers?|lorries|tractors?|trains?)(?:,| and) (?:trucks?|cars?|diggers?|lorries|tractors?|trains?)|things that go|machines)/,
    told: [
      by('big-vehicle', 'the digger in our street'),
      by('building-site', 'a building site'),
      by('street-helper', 'a crane', { upTo: 8 }),
      by('first-rescue', 'a fire engine and its first rescue', { upTo: 8 }),
    ],
  },
  // One train is somebody, whom an event tells of by that name.
  { called: /(?:trains|railways?|steam trains)/, told: [by('train-trip', 'a train trip')] },
  {
    called: /(?:planes?|a(?:ero|ir)planes?|airports?|pilots?)/,
    told: [by('plane-trip', 'going on an aeroplane')],
  },
  {
    called: /(?:flying|flight)/,
    told: [by('plane-trip', 'going on an aeroplane'), by('balloon-trip', 'a hot air balloon trip')],
  },
  { called: /(?:hot air )?balloon(?: trip| ride|ing)/, told: [by('balloon-trip', 'a hot air balloon trip')] },
  { called: /(?:red )?balloons?/, told: [by('balloon', 'a red balloon')] },
  { called: /(?:buses|bus)/, told: [by('bus-ride', 'a bus ride')] },
  {
    called: /(?:fire ?(?:engines?|trucks?|fighters?)|emergency (?:vehicles|services)|rescue vehicles)/,
    told: [by('first-rescue', 'a fire engine and its first rescue'), by('big-vehicle', 'a fire engine in our street')],
  },
  // Who asks for an ambulance has seen that it is no fire engine.
  {
    called: /(?:ambulances?|paramedics?)/,
    told: [by('first-rescue', 'an ambulance and its first rescue')],
  },
  {
    called: /(?:police(?: cars?)?)/,
    told: [by('first-rescue', 'a police car and its first rescue')],
  },
  { called: /(?:super ?heroes|super ?powers)/, told: [by('superhero', 'a superhero')] },
  {
    called:
      /(?:(?:magic )?unicorns?(?:,| and|, and) (?:sparkly )?rainbows?(?:(?:,| and|, and) (?:sparkles?|glitter|stars|magic))?|rainbows?(?:,| and) unicorns?(?:(?:,| and|, and) (?:sparkles?|glitter|stars|magic))?)/,
    told: [by('rainbow-on-horn', 'a unicorn and a rainbow')],
  },
  {
    called: /(?:unicorns?|unicorns and (?:fairies|glitter))/,
    told: [by('unicorn', 'a unicorn')],
  },
  {
    called: /(?:fairies|fairy|fairies and (?:elves|unicorns|magic)|elves|pixies)/,
    told: [by('fairy', 'a fairy at the bottom of the garden')],
  },
  {
    called: /(?:dragons?|dragons and (?:knights|castles|princesses))/,
    told: [by('dragon', "a dragon who can't breathe fire"), by('egg', 'finding a dragon egg')],
  },
  { called: /ghosts?/, told: [by('ghost', 'a ghost in the attic'), by('halloween', 'a ghost on halloween')] },
  { called: /mermaids?/, told: [by('mermaid', 'a mermaid under the sea')] },
  { called: /(?:whales?|dolphins)/, told: [by('stranded', 'a whale stuck on the beach')] },
  { called: /(?:wizards|witches|spells)/, told: [by('spells', 'a witch and her spells that go wrong')] },
  { called: /rainbows?/, told: [by('rainbow', 'the end of the rainbow')] },
  { called: /treasure/, told: [by('treasure-map', 'an old treasure map')] },
  {
    called: /(?:princess(?:es)?(?: and (?:knights|castles|dragons))?|princes and princesses)/,
    told: [by('princess-knight', 'a princess and her crown'), by('dragon', 'the princess who saved the dragon')],
  },
  { called: /(?:kings?|kings and queens)/, told: [by('princess-knight', 'a king who lost his crown')] },
  { called: /queens?/, told: [by('princess-knight', 'a queen who lost her crown')] },
  { called: /(?:rockets?|space ?ships?|rocket ships?)/, told: [by('space', 'a rocket to the moon')] },
  {
    called: /lakes?/,
    told: [by('fishing', 'fishing at the lake', { from: 4 }), by('feeding-ducks', 'feeding the ducks')],
  },
  { called: /fishing/, told: [by('fishing', 'fishing at the lake', { from: 4 })] },
  {
    called: /(?:castles|castle|knights?(?: and (?:princess(?:es)?|dragons?|castles?))?)/,
    told: [by('dragon', 'a knight and a dragon')],
  },
  {
    called: /(?:robots?|technology|computers?)/,
    told: [by('robot', 'a robot who tidies everything'), by('robot', 'a robot who makes mistakes')],
  },
  {
    called: /(?:pirates?|pirates and (?:treasure|ships)|pirate adventure)/,
    told: [by('pirates', 'pirates on an island')],
  },
  { called: /monsters?/, told: [by('monster-under-bed', 'a monster under my bed')] },
  {
    called:
      /(?:(?:the |a |an |in the )?(?:dark |deep )?(?:forest|woods|wood)|adventures? in the (?:forest|woods)|nature|trees|outdoors|(?:a )?walk in nature|forest animals|woodland(?: animals| creatures)?)/,
    told: [
      by('woods', 'lost in the woods', { from: 4 }),
      by('autumn', 'jumping in the autumn leaves'),
      by('den', 'building a den'),
    ],
  },
  {
    called: /(?:gardens?|gardening|plants|planting|growing (?:things|plants|vegetables)|vegetables|sunflowers?)/,
    told: [by('giant-vegetable', 'the enormous turnip'), by('giant-vegetable', 'planting a seed')],
  },
  { called: /(?:football|soccer|playing football)/, told: [by('football', 'a football match')] },
  {
    called: /(?:sports?|running|races|racing|olympics|exercise)/,
    told: [by('sports-day', 'sports day'), by('football', 'a football match'), by('bike', 'learning to ride a bike')],
  },
  { called: /(?:swimming|water|the (?:swimming )?pool)/, told: [by('swimming', 'learning to swim')] },
  {
    called: /(?:music|songs|instruments|playing (?:music|an instrument)|a band|bands|orchestras?)/,
    told: [by('concert', 'my trumpet'), by('joins-band', 'joining a band'), by('lost-song', 'the lost song')],
  },
  {
    called: /(?:sing(?:ing|ers?)?|choirs?|karaoke)/,
    told: [by('lost-song', 'the lost song'), by('stage-fright', 'singing at the school concert', { from: 4 })],
  },
  {
    called: /(?:paint(?:ing|s|ings)?|art|arts and crafts|drawing|artists?|colou?ring)/,
    told: [
      by('paints', 'learning to paint'),
      by('magic-pencil', 'a magic pencil', { from: 4 }),
      by('colours-gone', 'the day the colours went away'),
    ],
  },
  {
    // Who loves horses may have ridden for years.
    called: /(?:horses|ponies)/,
    told: [by('will-not-move', 'a pony who will not move')],
  },
  {
    called: /(?:horse ?riding|pony ?riding|riding)/,
    told: [by('knack', 'riding a pony for the first time'), by('will-not-move', 'a pony who will not move')],
  },
  {
    called: /(?:jungle animals?|(?:the |a )?jungles?|rain ?forests?|safaris?)/,
    told: [by('expedition', 'an expedition into the jungle', { from: 4 }), by('zoo', 'a day at the zoo')],
  },
  { called: /zombies?/, told: [by('friendly-vampire', 'a friendly zombie')] },
  {
    called: /(?:cars?|driving|motor ?cars?|fast cars?|sports cars?)/,
    told: [by('great-race', 'a racing car'), by('car-journey', 'a long car journey')],
  },
  {
    called: /(?:bums?|bottoms?|bare bums?|(?:poos?|farts?|bogeys?),? (?:and )?(?:bums?|farts?|wees?|pants))/,
    told: [by('parp', 'a funny story about farts'), by('flying-pants', 'flying pants')],
  },
  { called: /vampires?/, told: [by('friendly-vampire', 'a friendly vampire')] },
  { called: /skate ?-?board(?:s|ing|ers?)?/, told: [by('knack', 'learning to skateboard')] },
  { called: /(?:roller ?-?skat(?:es|ing)|roller ?-?blad(?:es|ing))/, told: [by('knack', 'learning to roller skate')] },
  { called: /(?:ice ?-?skat(?:es|ing))/, told: [by('knack', 'learning to skate')] },
  {
    called: /(?:weddings?|a wedding|(?:a )?love stor(?:y|ies)|falling in love|romance)/,
    told: [by('wedding', 'a wedding'), by('card', 'a card for somebody', { from: 4 })],
  },
  {
    called: /(?:school|my school|going to school|school (?:days|life)|classrooms?|teachers)/,
    told: [
      by('school-play', 'the school play', { from: 5 }),
      by('class-pet', 'looking after the class hamster', { from: 5 }),
      by('first-school-day', 'the first day at school', { upTo: 6 }),
    ],
  },
  {
    called: /(?:toys?|teddies|teddy bears|my toys|playing|play ?time|playing with toys)/,
    told: [
      by('lost-comforter', 'the lost teddy'),
      by('cardboard-box', 'a cardboard box'),
      by('hide-and-seek', 'hide and seek'),
    ],
  },
  { called: /(?:birthdays?|my birthday|parties|party|a party)/, told: [by('birthday-party', 'a birthday party')] },
  {
    called: /(?:travel(?:l?ing)?|trips|journeys|a trip|going on (?:a )?(?:trip|journey))/,
    told: [
      by('train-trip', 'a train trip'),
      by('plane-trip', 'going on an aeroplane'),
      by('boat-trip', 'a boat trip'),
      by('balloon-trip', 'a hot air balloon trip'),
    ],
  },
  {
    called: /(?:time travel(?:l?ing)?|time machines?|history|the past|the future)/,
    told: [by('time-travel', 'a time machine')],
  },
  {
    called: /(?:bugs|insects|creepy crawlies|minibeasts|butterflies)/,
    told: [by('caterpillar', 'a caterpillar'), by('caterpillar', 'a caterpillar')],
  },
];
