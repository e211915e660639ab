import { by, type BroadSubject } from './subject.ts';

/** What parents hope for in a child, each with events in which somebody truly does it. None of them names it. */
export const VIRTUES: readonly BroadSubject[] = [
  {
    called:
      /(?:(?:makes?|making|finds?|finding|meets?|meeting|gets?|getting) (?:(?:an?|some) )?(?:new )?friends?|(?:(?:an?|my|our|the|her|his) )?new friends?)/,
    ofOne: ['who is lonely'],
    // Nobody in these is a friend already.
    told: [
      by('new-friend', 'a new boy in class who speaks another language', { from: 5 }),
      by('lonely', 'a lonely bear'),
      by('lonely', 'a rabbit looking for a friend'),
    ],
  },
  {
    called: /(?:friends?|friendships?|(?:a )?good friends?|best friends?|having friends)/,
    ofOne: ['who is lonely'],
    told: [
      by('new-friend', 'a new boy in class who speaks another language', { from: 5 }),
      by('lonely', 'a lonely bear'),
      by('best-friends-two', 'a hedgehog and a rabbit are best friends'),
      by('friend-and-another', 'three is a crowd'),
    ],
  },
  {
    called:
      /(?:kindness|kind|(?:a )?kind heart|kind to (?:others|everyone|people)|compassion|empathy|caring(?: for others)?|helping(?: others| people| each other)?|helpful|helpfulness|thoughtful(?:ness)?|gentleness|gentle|random acts of kindness)/,
    told: [
      by('kind-power', 'kindness is my superpower'),
      by('stranded', 'a whale stuck on the beach'),
      by('found-animal', 'we found a lost kitten'),
      by('cold-guest', 'a penguin in our fridge', { from: 4 }),
      by('lonely', 'a lonely dragon'),
      by('cloud', 'a sad cloud'),
    ],
  },
  {
    called:
      /(?:brave(?:ry)?|courage(?:ous)?|fears?|facing (?:my |your |our |their )?fears|overcoming fears?|feeling brave|not being afraid|being scared)/,
    ofOne: ['who is afraid of the dark'],
    told: [
      by('own-fear', 'an owl who is afraid of the dark'),
      by('first-rescue', 'a fire engine and its first rescue', { upTo: 8 }),
      by('monster-under-bed', 'a monster under my bed', { from: 4 }),
      by('dragon', "a dragon who can't breathe fire"),
      by('competition', 'the talent show', { from: 6 }),
      by('power-cut', 'the night the lights went out', { from: 4 }),
    ],
  },
  {
    called:
      /(?:honesty|honest|telling the truth|truth(?:fulness)?|truthful|lying|not (?:lying|telling lies)|owning up|integrity|say(?:ing)? (?:i'?m )?sorry|sorry|tell the truth|apologi[sz]ing|forgiv(?:eness|ing)|doing the right thing|the right thing)/,
    ofOne: ['who breaks a window', 'who broke a cup'],
    told: [
      by('broke-something', 'a rabbit who breaks a window'),
      by('broke-something', 'a bear who breaks a cup'),
      by('ate-my', 'a dinosaur ate my homework', { from: 5 }),
      by('class-pet', 'looking after the class hamster', { from: 5 }),
    ],
  },
  {
    called:
      /(?:teamwork|team ?work|working together|cooperation|co-operation|collaboration|team spirit|being (?:on|in) a team|together)/,
    ofOne: ['and the enormous turnip'],
    told: [
      by('giant-vegetable', 'the enormous turnip'),
      by('stranded', 'a whale stuck on the beach'),
      by('football', 'a football match', { from: 5 }),
      by('sports-day', 'sports day', { from: 5 }),
    ],
  },
  {
    called:
      /(?:perseverance|resilience|resilient|persistence|persistent|determination|determined|never (?:give|giving|gives) up|not giving up|don'?t give up|keep(?:ing)? (?:on )?trying|try(?:ing)? again|try(?:ing)? (?:your|my) best|practice makes perfect|growth mindset|(?:make|making|made|learning from) mistakes|mistakes(?: are ok(?:ay)?)?|everyone makes mistakes|get(?:ting)? things wrong|failure|hard work|grit)/,
    ofOne: ['who learns to ride a bike'],
    told: [
      by('bike', 'learning to ride a bike'),
      by('spells', 'a witch and her spells that go wrong'),
      by('on-three', 'a frog who cannot jump'),
      by('dragon', "a dragon who can't breathe fire"),
    ],
  },
  {
    called:
      /(?:patience|patient|waiting(?: is (?:so |very )?hard)?|(?:learning to )?wait(?: my turn)?|good things take time)/,
    ofOne: ['waiting for a letter', 'who plants a seed'],
    told: [
      by('four-seasons', 'the four seasons'),
      by('post', 'a bear waiting for a letter'),
      by('egg', 'finding a mysterious egg'),
      by('caterpillar', 'a caterpillar'),
    ],
  },
  {
    called:
      /(?:responsib(?:ility|le)|(?:keep(?:ing)?|to keep) (?:an?|your|my|his|her|our)? ?promises?|(?:an?|the) promise|promises|looking after (?:animals|pets|others|somebody|someone)|taking care of (?:animals|pets|others))/,
    told: [
      by('class-pet', 'looking after the class hamster', { from: 5 }),
      by('new-pet', 'our new puppy'),
      by('egg', 'finding a mysterious egg'),
    ],
  },
  {
    called:
      /(?:(?:it'?s |it is )?(?:ok|okay|fine|good|alright) to be different|different|being different|differences|(?:just )?(?:be|being) (?:yourself|myself|me|who you are|unique|special)|yourself|myself|uniqueness|unique|self[- ]?(?:esteem|confidence|love|acceptance|worth)|confidence|confident|believ(?:e|ing) in (?:yourself|myself)|diversity|inclusion|acceptance)/,
    ofOne: ['who is too small'],
    told: [
      by('too-small', 'a mouse who is too small'),
      by('too-big', 'an elephant who is too big'),
      by('competition', 'the talent show', { from: 6 }),
      by('dragon', "a dragon who can't breathe fire"),
      by('new-friend', 'a new boy in class who speaks another language', { from: 5 }),
    ],
  },
  {
    called:
      /(?:imagination|creativity|creative|using (?:your|my) imagination|make[- ]believe|pretend(?:ing)?(?: play)?)/,
    told: [
      by('cardboard-box', 'a cardboard box'),
      by('magic-pencil', 'a magic pencil', { from: 4 }),
      by('invisible-friend', 'an invisible friend'),
      by('den', 'building a den'),
    ],
  },
  {
    called: /(?:curiosity|curious|exploring|exploration|discovery|discovering(?: things)?|learning|asking questions)/,
    told: [
      by('treasure-map', 'an old treasure map', { from: 4 }),
      by('secret-door', 'a secret door', { from: 4 }),
      by('egg', 'finding a mysterious egg'),
      by('museum', 'a day at the museum', { from: 5 }),
    ],
  },
  {
    called:
      /(?:(?:trying )?new things|trying something new|new experiences|stepping out of (?:your|my|the) comfort zone|change|changes|big changes|growing up|getting bigger|independence)/,
    told: [
      by('bike', 'learning to ride a bike'),
      by('caterpillar', 'a caterpillar'),
      by('plane-trip', 'going on an aeroplane'),
      by('sleepover', 'my first sleepover', { from: 5 }),
    ],
  },
  {
    called:
      /(?:good (?:loser|sport)|fair play|play(?:ing)? fair(?:ly)?|good sportsmanship|sportsmanship|winning isn'?t everything|it'?s not (?:all )?about winning)/,
    told: [by('race', 'a snail who enters a race'), by('sports-day', 'sports day', { from: 5 })],
  },
  {
    called:
      /(?:(?:looking after|look after|saving|save|caring for|care for|protecting|protect) (?:the|our) (?:planet|world|environment|earth|nature|oceans?)|(?:the )?environment|nature)/,
    told: [
      by('turtle-to-sea', 'helping a lost turtle get to the sea'),
      by('stranded', 'a whale stuck on the beach'),
      by('growing', 'planting an apple tree'),
      by('mending', 'mending things with grandpa', { from: 4 }),
    ],
  },
  {
    called:
      /(?:(?:be(?:ing)? )?(?:kind|kindness|gentle|nice) (?:to|with) animals|(?:looking after|caring for|helping) animals)/,
    told: [
      by('turtle-to-sea', 'helping a lost turtle get to the sea'),
      by('stranded', 'a whale stuck on the beach'),
      by('found-animal', 'we found a lost kitten'),
    ],
  },
  {
    called: /(?:sharing (?:my |our |your )?toys|to share (?:her |his |their |its )?toys)/,
    ofOne: ["who won't share toys"],
    told: [
      by('will-not-share', "a bear who won't share his toys"),
      by('will-not-share', "a rabbit who won't share her toys"),
    ],
  },
  {
    called:
      /(?:sharing(?: with (?:others|friends|everyone))?|to share(?: (?:her|his|their|its) things)?|share|taking turns|to take turns|turn[- ]taking)/,
    ofOne: ["who won't share"],
    told: [
      by('will-not-share', "a bear who won't share his honey"),
      by('will-not-share', "a squirrel who won't share"),
      by('will-not-share', "a dragon who won't share"),
    ],
  },
  {
    called:
      /(?:generosity|generous|giving|(?:the )?(?:joy|gift) of giving|gratitude|grateful|thankful(?:ness)?|saying thank you|being thankful|appreciation)/,
    told: [
      by('grandparent-day', 'visiting grandma'),
      by('stranded', 'a whale stuck on the beach'),
      by('post', 'a bear waiting for a letter'),
    ],
  },
  {
    called: /(?:love|hugs?|cuddles?|affection|feeling loved)/,
    told: [
      by('wants-a-hug', 'a hedgehog who wants a hug'),
      by('card', 'a card for Grandma', { from: 4 }),
      by('far-grandparent', 'Grandma lives far away', { from: 4 }),
    ],
  },
  {
    called: /(?:hope|joy|happiness|happy|being happy|fun|having fun|laughter|laughing)/,
    told: [
      by('puddle', 'splashing in puddles'),
      by('pancakes', 'making pancakes'),
      by('rainbow', 'the end of the rainbow'),
      by('hiccups', 'an elephant with the hiccups'),
      by('windy', 'a windy day'),
    ],
  },
];
