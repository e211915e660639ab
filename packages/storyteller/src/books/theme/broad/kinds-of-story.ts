import { by, type BroadSubject } from './subject.ts';

/** Kinds of story, and what is asked for when nothing in particular is. */
export const KINDS_OF_STORY: readonly BroadSubject[] = [
  {
    called:
      /(?:(?:something |a )?(?:really |very )?(?:funny|silly|hilarious)(?: things?| animals?)?|(?:a )?(?:comedy|jokes?|laugh)|something (?:to|that) (?:make|makes) (?:me|us|her|him|them) laugh|silliness)/,
    told: [
      by('hiccups', 'an elephant with the hiccups'),
      by('cannot-stop', "a dog who can't stop talking"),
      by('swap', 'a cat and a dog swap places', { from: 4 }),
      by('giant-vegetable', 'the enormous turnip'),
      by('spells', 'a witch and her spells that go wrong'),
      by('begins-to-talk', 'my dog begins to talk', { from: 4 }),
    ],
  },
  {
    called:
      /(?:(?:a )?(?:funny|silly|giggly) bed ?time(?: (?:story|book))?|(?:a )?bed ?time (?:story )?(?:that is|which is) (?:funny|silly))/,
    told: [by('wont-sleep', 'a bunny who will not go to sleep'), by('good-nights', 'saying good night to everybody')],
  },
  {
    called:
      /(?:(?:something |a (?:bit|little) |slightly |not too )?(?:scary|spooky|creepy)(?:,? but not (?:too|very|really) (?:scary|spooky|frightening))?(?: things?)?|(?:a )?horror)/,
    told: [
      by('ghost', 'a ghost in the attic'),
      by('power-cut', 'the night the lights went out', { from: 4 }),
      by('monster-under-bed', 'a monster under my bed', { from: 4 }),
    ],
  },
  {
    called:
      /(?:(?:(?:an?|their|his|her) )?(?:magical|magic|big|great|exciting|amazing|epic|fun|fantastic|wonderful|crazy|wild)? ?(?:adventures?|quest|journey|adventure time)|exciting|action|something exciting)/,
    told: [
      by('treasure-map', 'an old treasure map', { from: 4 }),
      by('balloon-trip', 'a hot air balloon trip'),
      by('secret-door', 'a secret door', { from: 4 }),
      by('island', 'a desert island', { from: 4 }),
      by('time-travel', 'a time machine', { from: 5 }),
    ],
  },
  {
    called:
      /(?:magic|magical(?: things?| creatures?| worlds?)?|(?:an? )?(?:magic(?:al)?|enchanted) (?:world|land|kingdom)|fantasy|enchantment)/,
    told: [
      by('magic-pencil', 'a magic pencil', { from: 4 }),
      by('spells', 'a witch and her spells that go wrong'),
      by('three-wishes', 'three wishes', { from: 4 }),
      by('fairy', 'a fairy', { upTo: 8 }),
      by('invisible', 'a day of being invisible', { from: 5 }),
    ],
  },
  {
    called: /(?:(?:a )?(?:classic )?fairy ?tales?|once upon a time|royalty|kingdom)/,
    told: [
      by('princess-knight', 'a king who lost his crown'),
      by('giant', 'a giant comes to visit'),
      by('giant-vegetable', 'the enormous turnip'),
      by('three-wishes', 'three wishes', { from: 4 }),
      by('dragon', "a dragon who can't breathe fire"),
    ],
  },
  {
    called: /(?:(?:a )?(?:detective|whodunn?it|crime)|detectives|clues|(?:a )?thie(?:f|ves))/,
    told: [by('who-took-it', 'a detective mystery'), by('thief', 'who took the biscuits')],
  },
  {
    called: /(?:(?:a )?myster(?:y|ies)|solving (?:a )?myster(?:y|ies))/,
    told: [
      by('who-took-it', 'a detective mystery'),
      by('thief', 'who took the biscuits'),
      by('egg', 'finding a mysterious egg', { from: 4 }),
    ],
  },
  {
    called: /(?:talking animals|animals (?:that|who|which) (?:can )?talk|animal friends)/,
    told: [
      by('begins-to-talk', 'my dog begins to talk'),
      by('swap', 'a cat and a dog swap places', { from: 4 }),
      by('cold-guest', 'a penguin in our fridge', { from: 4 }),
    ],
  },
  {
    called: /(?:dreams?|a dream|dreaming|dream ?land|sweet dreams)/,
    told: [
      by('night-train', 'a night train'),
      by('moon-visit', 'a visit to the moon at night'),
      by('fallen-star', 'a fallen star'),
    ],
  },
  {
    called: /(?:falling asleep|going to sleep|sleep|sleeping|sleepy ?time)/,
    told: [
      by('wont-sleep', "a bear who can't sleep"),
      by('moon-follows', 'the moon that follows us home', { upTo: 7 }),
      by('good-nights', 'good night to everybody', { upTo: 6 }),
    ],
  },
  {
    called:
      /(?:me|myself|just me|about me|my ?self|anything|anything you like|whatever|surprise me|a surprise|something nice|i don'?t (?:know|mind)|you choose|random|nothing special|something|my (?:day|life)|a normal day|an ordinary day|every ?day life)/,
    told: [
      by('treasure-map', 'an old treasure map', { from: 4 }),
      by('cardboard-box', 'a cardboard box'),
      by('puddle', 'splashing in puddles', { upTo: 7 }),
      by('fallen-star', 'a fallen star'),
      by('invisible-friend', 'an invisible friend'),
      by('windy', 'a windy day'),
      by('pancakes', 'making pancakes'),
      by('secret-door', 'a secret door', { from: 5 }),
    ],
  },
  {
    called:
      /me (?:(?:saves|saving|to save) the (?:day|world|planet|town|school)|to the rescue|the (?:hero|superhero|brave|great)|is a (?:super)?hero)|(?:a |my )?(?:hero|heroes)/,
    told: [
      by('stranded', 'a whale stuck on the beach'),
      by('power-cut', 'the night the lights went out', { from: 4 }),
      by('found-animal', 'we found a lost kitten'),
      by('escape', 'the great hamster escape'),
    ],
  },
  {
    called:
      /me (?:the (?:great )?(?:explorer|adventurer|traveller)|goes (?:on|exploring)(?: an? (?:big |great )?adventure)?|(?:has|and) (?:an?|the|her|his) (?:big |great |magical )?adventure|explores?(?: the world)?|in (?:wonderland|a magical land))|explorers?|an explorer/,
    told: [
      by('treasure-map', 'an old treasure map', { from: 4 }),
      by('island', 'a desert island', { from: 4 }),
      by('balloon-trip', 'a hot air balloon trip'),
      by('woods', 'lost in the woods', { from: 4 }),
    ],
  },
  {
    called: /me the detective|me (?:solves|and) (?:a|the) mystery/,
    told: [by('who-took-it', 'a detective mystery'), by('escape', 'the great hamster escape')],
  },
];
