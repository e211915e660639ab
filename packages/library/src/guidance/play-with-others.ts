import type { Article, Source } from './article.ts';
import { CDC_LISTS, CDC_30_MONTHS, CDC_3_YEARS, CDC_4_YEARS, CDC_5_YEARS } from './milestone-sources.ts';

const AAP_PLAY: Source = {
  organisation: 'American Academy of Pediatrics',
  page: 'The Power of Play: A Pediatric Role in Enhancing Development in Young Children (clinical report)',
  address: 'https://doi.org/10.1542/peds.2018-2058',
  checked: 'read',
};
const RAISING_ROUGH: Source = {
  organisation: 'Raising Children Network (Australia)',
  page: 'Rough-and-tumble play: guide',
  address: 'https://raisingchildren.net.au/preschoolers/play-learning/active-play/rough-play-guide',
  checked: 'read',
};
const PLAYFUL_WALES: Source = {
  organisation: 'Playful Childhoods (Wales)',
  page: 'How to deal with play fighting and rough & tumble',
  address: 'https://playfulchildhoods.wales/?p=319',
  checked: 'read',
};
const PLAYGROUP_SHARING: Source = {
  organisation: 'Playgroup WA',
  page: 'Tips to help toddlers to share',
  address: 'https://www.playgroupwa.com.au/tips-to-help-toddlers-to-share/',
  checked: 'read',
};
const FAMILIES_SHARING: Source = {
  organisation: 'Families for Life (Singapore), with the Raising Children Network',
  page: 'Toddlers: Sharing',
  address: 'https://familiesforlife.sg/pages/fflparticle/Toddlers-Sharing',
  checked: 'read',
};

/** Play: alone or together, rough or shared. */
export const PLAY_WITH_OTHERS: readonly Article[] = [
  {
    id: 'plays-alone-or-not-at-all',
    title: 'Playing alone: too much, or never',
    topic: 'play',
    ages: [12, 107],
    questions: [
      'wont play alone for two minutes',
      'how do i get my toddler to play independently',
      'my 3 year old always wants me to play with her',
      'is it ok that he prefers to play by himself',
      'plays alone at nursery and ignores other kids',
      'do i have to play with my child all day',
      'i hate playing pretend with my kid',
      'when do children start playing together',
      '2yo doesnt play with other children just next to them',
      'she lines things up and plays on her own for hours',
      'only child needs constant entertainment',
      'i sit down with my coffee, and it takes eleven seconds, i counted, until somebody hands me a plastic dinosaur and tells me i am the mummy one',
    ],
    keys: [
      'play alone',
      'plays alone',
      'independent play',
      'play by himself',
      'play by herself',
      'parallel play',
      'play with me',
      'entertain',
      'entertainment',
      'only child',
      'solitary',
      'wont play on his own',
      'plays on her own',
      'constant entertainment',
      'independently',
      'plays on his own',
      'mummy dinosaur',
    ],
    ack: [
      {
        when: ['nursery', 'ignores', 'prefers', 'hours', 'next', 'lines'],
        text: 'From the fence it looks lonely: twenty children in a heap, and yours at the edge with a stick, quite busy.',
      },
      { text: 'It takes eleven seconds from sitting down with a hot drink to being handed a dinosaur.' },
      {
        when: ['hate', 'boring', 'bored'],
        text: 'Being the baby tiger for the sixth time today is a job nobody should be ashamed of disliking.',
      },
      { text: 'Somebody in your house needs an audience, and you are the only ticket holder.' },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Small children mostly play beside others: by two and a half most play next to children and only sometimes with them.',
      },
      {
        from: 36,
        to: 47,
        text: 'By 3 most notice other children and join in; playing alone for a while is healthy too, and for many it lasts minutes.',
      },
      {
        from: 48,
        to: 107,
        text: 'By 4 most ask to go and play with children when none are about; liking to be alone is a taste, being left alone is not.',
      },
    ],
    sources: [CDC_LISTS, CDC_30_MONTHS, CDC_3_YEARS, CDC_4_YEARS, AAP_PLAY],
    tonight: [
      'Give ten minutes first, fully, phone in the drawer, {his} game by {his} rules. A full child plays alone longer than a hungry one.',
      'Then leave in the middle of the game, not at the end: "I\'m peeling potatoes. Show me what happened when the bell rings." Three minutes on the timer, come back, look.',
      'Put four things in reach and the rest in a bag. Too much to choose from is nothing to play with.',
    ],
    ask: 'If {he} show{s} no interest in other children by 3, never pretend{s}, play{s} one thing in one way and cannot bear it changed, or {is} left out and sad, talk to nursery and your health visitor. A child who used to play with others and stopped: doctor this week.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book about a dinosaur who can wait three minutes could be ready tonight.',
      about: 'playing alone for a little while',
    },
    back: ['Which is it: never alone, or always?', 'What keeps {him} busy longest, without a screen?'],
    turns: [
      {
        asks: [
          'he follows me and whines when i leave',
          'lasts 30 seconds',
          'i tried the timer and she comes straight after me',
          'cries when i stop playing',
        ],
        answer:
          'Then begin in the same room: you fold, {he} build{s} at your feet, and you say one sentence every minute, "I see a garage." That is half-alone. Next week the doorway, then the next room with your voice. Return before the whine, even after a minute, because what {he} need{s} to learn is that you come.',
      },
      {
        asks: [
          'i find playing so boring',
          'i hate pretend play',
          'am i a bad mum for not playing',
          'do i have to play dinosaurs',
        ],
        answer:
          'No parent likes all of it. Choose what you can do gladly, cooking, drawing, wrestling, a board game, and do that properly for ten minutes. As a baby tiger you may be asleep, ill, or a rock; children enjoy those parts. What counts is being looked at with pleasure for a little while, whatever you are holding.',
      },
      {
        asks: [
          'nursery says he always plays alone',
          'she ignores the other children',
          'on the edge watching',
          'doesnt join in at playgroup',
        ],
        answer:
          'Ask nursery one thing: interest in {his} eyes, or {his} back turned? Watchers are often half in the game; they need an adult to play beside them with a spare part, "You could be the petrol." If {he} turn{s} away from everyone, day after day, or children complain of being pushed off, ask for it to be looked at.',
      },
      {
        asks: [
          'she lines up toys for hours',
          'always plays the same thing',
          'only wheels and rows',
          'spins things instead of playing',
        ],
        answer:
          'Rows are tidy and soothing, and many children make them. Sit beside {him} and add one thing at the end, then make a car say hello. A smile or a protest is information: can the play take a visitor? If it never can, and there is little pointing, naming or copying either, tell your health visitor what you saw.',
      },
      {
        asks: [
          'how long should a 3 year old play alone',
          'what is normal for independent play',
          'how many minutes by age',
          'is ten minutes ok',
        ],
        answer:
          'No good list exists, and I would not trust one. Five minutes at two, ten or fifteen at three or four, on a good day with a good cardboard box, is what many families report. Measure against last month instead. If it went from one minute to four, you are doing something right, and it will not be more dinosaurs.',
      },
      {
        asks: [
          'he is an only child',
          'no siblings to play with',
          'should i have another so she has company',
          'just us two at home',
        ],
        answer:
          'Only children are well off for attention and short of rivals, so hire some: one child, one hour, once a week, with flour and water on the table. At home, play beside rather than opposite, two jobs at one table. And do not have a second for company; the company arrives unable to hold a dinosaur and stays like that for a year.',
      },
    ],
    challenges: ['making-friends'],
  },
  {
    id: 'rough-play',
    title: 'Rough play and wrestling',
    topic: 'play',
    ages: [18, 143],
    questions: [
      'play fighting always ends in tears',
      'my boys wrestle all day',
      'is rough and tumble ok',
      'dad winds him up before bed',
      'how do i know if its play or real fighting',
      'plays too rough with other kids',
      'my 5yo doesnt know his own strength',
      'sword fights with sticks',
      'nursery has banned superhero play',
      'should girls wrestle',
      'she hurls herself at everyone like a puppy and the smaller ones are scared of her, she isnt angry just enormous',
      'tickling until he cries',
    ],
    keys: [
      'rough play',
      'rough and tumble',
      'wrestle',
      'wrestling',
      'play fighting',
      'play fight',
      'too rough',
      'sword fights',
      'superhero play',
      'tickling',
      'roughhousing',
      'own strength',
      'winds him up',
      'tickle',
      'tickles',
      'like a puppy',
      'hurls herself',
    ],
    ack: [
      { text: 'It is all laughing until the second before the crying, and you always come in at that second.' },
      {
        when: ['dad', 'bed', 'winds'],
        text: 'One of you has spent half an hour making {him} sleepy, and the other comes home and is a bear.',
      },
      {
        when: ['other', 'smaller', 'kids', 'scared'],
        text: 'No malice in it at all, only a great deal of {him}, at speed.',
      },
      {
        text: 'Two children are rolling down the hall, and from the kitchen it is impossible to say whether this is love.',
      },
    ],
    typical: [
      {
        from: 18,
        to: 59,
        text: 'Most children love it; in play they smile and stay together afterwards, in a real fight you see frowns or fear and they part.',
      },
      {
        from: 60,
        to: 143,
        text: 'Primary school children are the biggest rough-and-tumblers; they learn their own strength by it, and it seldom turns into a real fight.',
      },
    ],
    sources: [RAISING_ROUGH, PLAYFUL_WALES],
    tonight: [
      'Look at faces and at afterwards: smiling, taking turns to be under, staying together means play. Frown, fear, one always below means stop.',
      'Make three rules with them, and write them up: stop means stop, no necks and faces, on the mat only. Practise "Stop!" once as a game.',
      'Move it: before dinner, not after bath.',
    ],
    ask: 'If {he} hurt{s} others often past 5 without seeming to notice, seek{s} out smaller ones, or enjoy{s} that it hurts, talk to teacher and doctor. After a blow to head or neck, with sickness, drowsiness or confusion: emergency number.',
    offer: {
      kind: 'story',
      label: 'A story about a bear who learns the word "stop" could be ready tonight.',
      about: 'wrestling with rules',
    },
    back: ['Who ends up underneath, and is it always the same one?', 'At what hour does it happen?'],
    turns: [
      {
        asks: [
          'always ends in tears anyway',
          'one gets hurt every time',
          'i tried rules and they forget',
          'they dont stop when i say stop',
        ],
        answer:
          'End it earlier. Tears come at minute twelve, so blow a whistle at eight, water, swap sides. Somebody neutral says "stop" for the small one until {he} say{s} it. If the rule about stop is broken, that round is over for everyone, without a speech: "Mat is closed till tomorrow." They learn it in about a week, because they want the mat.',
      },
      {
        asks: [
          'my partner winds him up at bedtime',
          'dad does rough play before bed',
          'husband throws him in the air at 8pm',
          'how do i tell him to stop',
        ],
        answer:
          'Do not take the bear away, move it. "{He} wait{s} for you all day. Can you do it when you come in, and I do the books?" If there is only one hour, put it first and let it run down: wrestling, then a heavy roll-up in a blanket, then slow squeezes of arms and legs, then pyjamas. That last part is calming.',
      },
      {
        asks: [
          'he is too rough with little ones',
          'doesnt know his own strength',
          'friends are afraid of him',
          'knocks other kids over',
        ],
        answer:
          'Strength is learnt against someone who can say how much. Let {him} push your hands: "That\'s a five. Give me a two." Play it daily, with hugs, with doors, with the cat as a one. Before playgroup, "Today twos." And give {him} heavy work to do there, carrying chairs, because a big body needs somewhere to put it.',
      },
      {
        asks: ['tickling till he begs', 'uncle tickles too much', 'is tickling bad', 'she laughs but says stop'],
        answer:
          'A tickled child laughs whether it is fun or not, so the laugh proves nothing. Rule for everyone, uncles included: stop at the first stop, hands in the air, wait. If {he} want{s} more {he} will say so, and that is the best part. It also teaches, at no cost, that {his} no works on grown-ups.',
      },
      {
        asks: [
          'nursery bans it',
          'school says no superhero games',
          'told off for play fighting at school',
          'teacher thinks he is aggressive',
        ],
        answer:
          'Ask what happened on the worst occasion, in detail, who said stop and what came next. In a yard of ninety it may have to be banned. So make a place for it at home on school days, and give {him} the sentence for school: "Chase yes, grab no." If teacher sees a real fight where you see play, believe the bruises.',
      },
      {
        asks: [
          'is it ok for girls',
          'my daughter only wants to wrestle',
          'should mums do it too',
          'i dont like rough play do i have to',
        ],
        answer:
          'Girls too, mothers too, and nobody has to. If you dislike it, offer another kind: pillow mountain, tug of war with a towel, horse rides with a bell that ends them. What all of it gives is the same: strength, a face to read, a stop that holds. You may also say "I\'m not a wrestler. I do chasing."',
      },
    ],
    challenges: ['being-kind'],
  },
  {
    id: 'sharing-toys',
    title: 'Mine! Sharing toys when visitors come',
    topic: 'play',
    ages: [15, 95],
    questions: [
      'wont share toys',
      'my 2 year old snatches everything',
      'mine mine mine',
      'playdate disaster he wouldnt let anyone touch his things',
      'should i make my child share',
      'how to teach sharing to a toddler',
      'other kid always takes her toy and she lets him',
      'only child cant share',
      'is it normal that a 3yo doesnt share',
      '5 year old still wont share with friends',
      'we invited a little boy and mine sat on the toy box for an hour with his arms out like a guard',
      'at playgroup he grabs',
    ],
    keys: [
      'share',
      'sharing',
      'snatches',
      'mine',
      'snatch',
      'grabs toys',
      'playdate',
      'take turns',
      'turns',
      'his toys',
      'wont let anyone touch',
      'possessive',
      'snatches everything',
      'grabs',
      'at playgroup he grabs',
      'guard the toys',
    ],
    ack: [
      { text: 'The guest is three feet high, and your host is sitting on the toy box.' },
      {
        when: ['snatch', 'snatches', 'grab', 'grabs', 'takes'],
        text: 'You say sorry to another parent across a digger, again, with a wheel in your hand.',
      },
      { when: ['lets', 'gives'], text: 'It is harder to watch the one who always hands it over.' },
      { text: '"Mine" is a short word, and by four o\'clock it has been said two hundred times.' },
    ],
    typical: [
      {
        from: 15,
        to: 35,
        text: 'Most toddlers do not yet understand sharing; by two and a half most play next to others and only sometimes with them.',
      },
      {
        from: 36,
        to: 59,
        text: 'Around 3 children begin to see that sharing is fair, and giving up what they are holding is still hard.',
      },
      { from: 60, to: 95, text: 'By 5 most take turns and follow the rules when they play games with other children.' },
    ],
    sources: [PLAYGROUP_SHARING, FAMILIES_SHARING, CDC_30_MONTHS, CDC_5_YEARS],
    tonight: [
      'Before the next visit choose together what goes into the cupboard. Three things need not be shared; the rest is for both.',
      "Change the sentence from sharing to turns: \"You are using it. When you're done, it's Mia's turn.\" Nobody has to give up in the middle.",
      'Say what you see and wait: "Two children, one digger." Count to ten. They solve more than we think.',
    ],
    ask: 'If at 5 {he} can not play with another child for ten minutes without a fight over things, or {he} take{s} things to hurt, ask teacher or health visitor. If one child in the group is afraid of {him}, or the other way round, tell the staff this week.',
    offer: {
      kind: 'expert',
      label: 'There are stories about sharing in the library, ready to read.',
      about: 'sharing',
    },
    back: [
      'Is it things {he} love{s}, or anything someone else picks up?',
      'What do you usually do in the first ten seconds?',
    ],
    turns: [
      {
        asks: [
          'should i make him give it back',
          'do i force her to share',
          'take the toy away from both',
          'who had it first',
        ],
        answer:
          'The one who had it keeps it until done; you hold the toy steady and say so. If {he} snatched: "Sam was using it. I\'ll help you give it back," hand over hand, no sermon, then help with the waiting, which is the real lesson. Making a child hand over a toy in use teaches that bigger people win. Taking it from both teaches that too.',
      },
      {
        asks: [
          'he never finishes his turn',
          'keeps it for an hour on purpose',
          'wont say when she is done',
          'do timers work',
        ],
        answer:
          'A timer that is not you is best: sand, two minutes, turned by the one who is waiting. Or a natural end, five goes, one lap. Once {he} trust{s} that it comes back {he} let{s} go sooner. For a thing that is dragged out from spite, ask over the heads: "What could Mia have in the meantime?" Boredom with guarding does the rest.',
      },
      {
        asks: [
          'others take his things and he lets them',
          'she never stands up for herself',
          'always gives in',
          'the other child is a bully with toys',
        ],
        answer:
          'Give {him} a sentence and a hand. The sentence: "I\'m using it. You can have it after." The hand, flat, between toy and taker. Practise at tea with you as the snatcher, and be beaten. Next time stand near, say it with {him}, then a step behind. A child who can say no may later give with pleasure.',
      },
      {
        asks: [
          'playdates always go wrong',
          'what do i do when a friend comes',
          'how long should a playdate be',
          'at our house it is worse',
        ],
        answer:
          'At {his} house everything is {him}. So meet in the park first, or begin with something nobody owns: dough, a sheet, a hose. Ninety minutes at most, one child, food in the middle, and one grown-up near for the first half hour. End while it works. Next time at the other house, where {he} {is} the one with nothing.',
      },
      {
        asks: [
          'his cousin breaks things',
          'do i have to let the baby have his toys',
          'siblings and sharing',
          'little sister ruins his games',
        ],
        answer:
          'Nobody shares with someone who knocks it down. Give the big one a table the small one cannot reach, and protect it as you would your laptop. The small one gets {his} own bricks and a lap. Shared things are named shared, two from each, and the rest belongs to somebody. Then offers come by themselves, now and then.',
      },
      {
        asks: [
          'is it because he is an only child',
          'did we spoil her',
          'when do they learn to share',
          'how long until he shares',
        ],
        answer:
          'Only children are as ready or unready as others; they have had less practice in queuing. The idea of fairness comes around three, being able to act on it when tired around five. You can see progress in seconds: how long from grab to handing over? In spring two minutes, in autumn twenty seconds. That is a great deal.',
      },
    ],
    challenges: ['sharing', 'taking-turns'],
  },
];
