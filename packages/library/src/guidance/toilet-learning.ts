import type { Article } from './article.ts';
import {
  ERIC_AVOIDERS,
  ERIC_BOWELS,
  ERIC_NAPPY,
  NHS_POTTY,
  POTTY_READY,
  SLOUGH_WETTING,
  WIPING,
} from './toilet-sources.ts';

/** Toilet: learning it. */
export const TOILET_LEARNING: readonly Article[] = [
  {
    id: 'potty-start',
    title: 'When and how to start with the potty',
    topic: 'toilet',
    ages: [15, 42],
    questions: [
      'when should i start potty training',
      'is my 2 year old ready for the potty',
      'how do i start potty training',
      'signs of readiness potty',
      '20 months and tells me she has pooed is it too early',
      'potty training in 3 days does it work',
      'boys later than girls?',
      'potty or toilet first',
      'should we use pull ups',
      'everyone at playgroup is trained and mine is 2 and a half and doesnt care',
      'potty training and starting nursery at the same time',
      'where do i even begin, i have bought three potties and he wears them as hats',
      'is 18 months too young to potty train',
      'how to begin toilet training',
      'best way to start potty training',
    ],
    keys: [
      'start potty',
      'potty training',
      'toilet training',
      'ready for the potty',
      'readiness',
      'pull ups',
      'naked weekend',
      'first potty',
      'potties',
      'trained at',
      'doesnt care about the potty',
    ],
    ack: [
      { text: 'It is hard to know whether you are too early, too late, or exactly on time and nobody told you.' },
      {
        when: ['hats', 'where do i begin', 'where do i even begin'],
        text: 'The potty has been bought, admired and worn as a hat; the rest is missing.',
      },
      { text: 'Every other child at playgroup seems to walk about in tiny pants.' },
      { when: ['nursery', 'preschool'], text: 'Nursery has a date, and {his} bladder has not been told about it.' },
    ],
    typical: [
      {
        from: 15,
        to: 23,
        text: 'A few children are dry by day at 2, and that is early; most parents begin to think about it between 2 and two and a half.',
      },
      {
        from: 24,
        to: 35,
        text: 'By 3 about nine in ten children are dry most days, with accidents; some are dry at 2, which is still early.',
      },
      { from: 36, to: 42, text: 'By 3 about nine in ten are dry most days, and by 4 most are reliably so.' },
    ],
    sources: [NHS_POTTY, POTTY_READY],
    tonight: [
      'Tonight look for three signs: dry for an hour or two, knows when {he} {is} doing it, can pull trousers down. Two out of three, and you may begin.',
      'Put the potty where life is, beside the sofa or in the kitchen, and let {him} sit on it in clothes, with a book, for as long as the book.',
      'Choose a week without other news, easy trousers, and one sentence for everyone: "Wee goes in the potty. Tell me, and I\'ll help."',
    ],
    ask: 'Poo that is hard, hurts or comes less than three times a week: sort that out first, with your health visitor or pharmacist. Not dry by day at 4: ask your health visitor or doctor.',
    offer: {
      kind: 'song',
      label: 'A two-line potty song for the waiting could be ready by tomorrow.',
      about: 'waiting on the potty',
    },
    back: ['When is it told: before, during or after?', 'How long {does} {he} really stay dry in a nappy?'],
    turns: [
      {
        asks: [
          'i tried for three days and it was a disaster',
          'day 3 of accidents',
          'weve started and its not working',
        ],
        answer:
          'Three days is how long it takes for you to notice, not for {him} to learn. Look for any of these: surprise at a puddle, a stop in the middle, a word. If there is one, carry on for another week. If there is nothing at all and {he} {is} upset, back to nappies for a month, with a friendly "We\'ll try again when it\'s warmer." That costs nothing.',
      },
      {
        asks: ['pull ups or pants', 'training pants', 'nappies when we go out', 'should i go back to nappies at night'],
        answer:
          'By day pants, at home, because a wet leg is the teacher and a pull-up takes the lesson away. For sleep and long journeys keep what keeps you sane; it confuses {him} less than it confuses us. Call them by different names: pants are for playing, the nappy is for sleeping.',
      },
      {
        asks: [
          'does he have to start because nursery said so',
          'nursery wants her trained',
          'preschool only takes potty trained',
        ],
        answer:
          'Ask what exactly they need, in writing: it is often "working on it", not "finished". Then agree on the same words in both places, and send seven pairs of trousers without a sigh. If a place refuses a child over it, ask for the manager and their policy; many have to make allowances.',
      },
      {
        asks: ['are boys slower', 'girls are quicker', 'he should stand up to wee', 'standing or sitting'],
        answer:
          'On average a few months later, and no child has ever met the average. Begin sitting for both jobs, since a wee often brings the poo along. Standing comes when it is easy, with somebody to watch and something to aim at. It is not on the list of skills for this year.',
      },
      {
        asks: ['rewards or not', 'stickers for potty', 'chocolate buttons for wee', 'praise him'],
        answer:
          'Something small for sitting and telling, not for being dry, which is not in {his} hands yet. "You told me. That helps." is worth more than a fanfare, because a child who has been clapped at feels a puddle as a defeat. If you use stickers, stop them after two weeks while all is going well.',
      },
      {
        asks: ['how long does it take', 'when will she be fully trained', 'how many weeks'],
        answer:
          'Most need several weeks to begin asking, and months until nobody has to think about it. It is quicker at home than out, in summer than in winter. Count the days since the last pair of trousers instead of the puddles. And nights are another matter with a timetable of their own.',
      },
      {
        asks: [
          'grandma says we were trained at one',
          'my mother says he is lazy',
          'in my day they were dry at 18 months',
        ],
        answer:
          'They were sat on the pot a great deal, and often the mothers were trained. "{He} {is} learning it this year, you can help by taking {him} after lunch" gives her something to be good at. And if she manages to catch one, let her have the glory.',
      },
      {
        asks: [
          'wees as soon as she gets off the potty',
          'wees five minutes after',
          'sits and nothing comes then wets',
          'goes in her pants right after the potty',
        ],
        answer:
          'Sitting makes {him} hold, getting up lets go; it isn\'t mischief. So no long sitting: two minutes, up, play, and back when you see the wriggle. A wet floor gets four words, "Wee goes in here," and {he} carr{ies} the potty over. Catching one by luck and saying "There it is" teaches more than an hour of waiting.',
      },
    ],
    challenges: ['potty-training'],
  },
  {
    id: 'potty-refusal',
    title: 'Refuses the potty',
    topic: 'toilet',
    ages: [20, 66],
    questions: [
      'wont sit on the potty',
      'screams when i show her the potty',
      'refuses the potty',
      'wont sit on the toilet',
      'my 3 year old screams at the potty',
      'he holds his wee all day rather than use it',
      'she was using the potty and now refuses completely',
      'potty training power struggle',
      'says no every time i ask do you need a wee',
      'how do i get a stubborn child to use the potty',
      'sits for ten minutes nothing and then goes on the rug',
      'will only go in a nappy',
      'he knows exactly when he needs it, he walks to the corner, looks at me and does it in his trousers',
      'potty strike',
      'screams when i put him on the potty',
      'refusing to pee on the potty',
      'toddler hates the potty',
    ],
    keys: [
      'refuses',
      'refusal',
      'refuses potty',
      'wont sit',
      'potty strike',
      'holds wee',
      'stubborn',
      'power struggle',
      'on the rug',
      'hides to poo',
      'does it in his trousers',
      'in a nappy only',
      'screams at the potty',
      'knows when',
      'wont go',
      'toilet refusal',
    ],
    ack: [
      {
        when: ['rug', 'ten minutes', 'sits', 'floor', 'corner'],
        text: 'Ten minutes on the potty, nothing, and then the rug: few things test a grown-up like that.',
      },
      { text: 'You can lead a child to the potty, and that is where your powers end.' },
      { text: 'There is one thing nobody can make a child do, and {he} {has} found it.' },
    ],
    typical: [
      {
        from: 20,
        to: 35,
        text: 'Some children are dry by day at 2, and that is early; nobody can be made to use a potty before {he} {is} ready.',
      },
      {
        from: 36,
        to: 66,
        text: 'By 3 about nine in ten are dry most days, accidents included; and at any age nobody can be forced to use a potty.',
      },
    ],
    sources: [NHS_POTTY, ERIC_NAPPY, ERIC_BOWELS],
    tonight: [
      'Stop asking. For the next days not once "Do you need a wee?", because a question asks for a no. Say what happens at fixed times: "After lunch we sit for one book."',
      'Check the poo before you think about will: hard, big, rare or painful means that comes first.',
      'If it has become a fight, call the break yourself: "The potty is having a holiday. Three weeks. I\'ll tell you when it\'s back." Then keep your word.',
    ],
    ask: 'No wee for eight hours, pain, blood, hard poo, or belly swollen: doctor, today for the first. Still refusing at 4, or poo held for days: health visitor or doctor.',
    offer: {
      kind: 'expert',
      label: 'There are potty stories without a moral in the expert library; reading one asks for nothing.',
      about: 'potty-training',
    },
    back: ['Did anything hurt or frighten {him} before it began?', 'Who asks, and how many times a day?'],
    turns: [
      {
        asks: ['i did that break and nothing changed', 'we stopped for a month', 'took a break and he still wont'],
        answer:
          'Then come back with one thing changed: another place, another person, another time of day. The toilet with a step and a small seat instead of the potty, another grown-up instead of you, after breakfast instead of all day. One book long, and down {he} go{es}, whatever happened. If month two is the same and {he} {is} over three and a half, have your health visitor look for a reason.',
      },
      {
        asks: ['she wees on the floor on purpose', 'does it looking at me', 'to get a reaction'],
        answer:
          'It may look like that, and it is usually a child saying "this is mine". Take out the look: no face, no speech, a towel. "Wee is on the floor. Come, we wipe." Then for two days nothing about potties at all, and ten minutes of your company that {he} did not have to earn. The stare dies when it gets no answer.',
      },
      {
        asks: ['he holds it for hours', 'wont go all day', 'scared hes going to burst', 'holding wee at nursery'],
        answer:
          'A healthy child can hold on surprisingly long, and it will come out before harm is done. Warm bath, water running, a straw to blow through, a nappy if that is what it takes. If nothing comes for eight hours, or it hurts, or {he} {has} a fever, ring your doctor today.',
      },
      {
        asks: ['rewards dont work', 'sticker chart failed', 'bribed with toys and nothing'],
        answer:
          'Then it is not about wanting. A toy cannot buy off a fear or a sore bottom, and a big prize tells {him} how much you need it. Take the prize away without drama, and make sitting small and dull: trousers down, one page, trousers up. You look at the book, not at {him}.',
      },
      {
        asks: ['fine at nursery refuses at home', 'uses the toilet there but not here', 'good for nursery bad for me'],
        answer:
          'At nursery everyone goes at ten, nobody looks, and it is over. So copy that: a fixed hour, together with somebody, no interview before or after. At home you also have the luxury of being refused. Being the safe one is an honour that smells.',
      },
      {
        asks: ['am i too soft', 'my husband says make him sit', 'should i force her', 'hold him down on the potty'],
        answer:
          'Not holding down: it teaches holding in, and holding in makes poo hard, and then you really have a problem. You can be firm about what is yours: the hour, the sitting for one book, trousers, clean-up together. What comes out belongs to {him}. That is not soft; it is the only division that works.',
      },
      {
        asks: ['he is starting school in three months', 'school starts and not trained', '4 and still refusing'],
        answer:
          'Then ask now and not in August. Ring your health visitor or doctor this week, say the age and the word "school", and have constipation looked for. Tell the school as well; they have met it before and must find a way to include {him}. In the meantime three sits a day, after meals, feet on a box.',
      },
    ],
    challenges: ['potty-training'],
  },
  {
    id: 'poo-in-nappy',
    title: 'Poo only in a nappy',
    topic: 'toilet',
    ages: [24, 84],
    questions: [
      'will only poo in a nappy',
      'asks for a nappy to poo',
      'my 4yo wees on the toilet but poo only in a pull up',
      'hides behind the sofa to poo',
      'scared to poo on the toilet',
      'holds his poo in for days',
      'she cries and crosses her legs when she needs a poo',
      'how do i get him to poo on the toilet',
      'poos in his pants and wont sit',
      'afraid the poo will fall in',
      'every evening at seven she fetches the nappy herself, goes behind the curtain and comes back beaming, and in september she starts school',
      'withholding stool',
      'will pee on the potty but not poop',
      'withholding poop for days',
      'only poops in a diaper',
      'wee on the toilet but not poo',
    ],
    keys: [
      'poo in a nappy',
      'poo only',
      'poo in pull up',
      'nappy to poo',
      'holds poo',
      'withholding',
      'hides to poo',
      'stool',
      'crosses legs',
      'scared to poo',
      'behind the sofa',
      'poo in his pants',
      'hide to poo',
      'fetches the nappy',
      'poo fear',
      'bowel',
    ],
    ack: [
      {
        when: ['asks for a nappy', 'nappy', 'pull up', 'fetches'],
        text: '{He} fetch{es} the nappy, go{es} behind the curtain and know{s} exactly what {he} {is} doing; it is the toilet that is wrong.',
      },
      {
        when: ['holds', 'withholding', 'crosses', 'days'],
        text: 'Crossed legs, a red face, and the thing {he} need{s} is the thing {he} fear{s}.',
      },
      { text: 'Wee is settled, and poo lives behind the sofa.' },
      { text: 'Of the two jobs {he} {has} learned the one, and the other has become a secret.' },
    ],
    typical: [
      {
        from: 24,
        to: 84,
        text: 'Pooing only in a nappy is a phase that many children go through, mostly soon after potty training has begun; fear of the toilet or constipation is often part of it.',
      },
    ],
    sources: [ERIC_AVOIDERS, ERIC_NAPPY],
    tonight: [
      'Don\'t take the nappy away. "You can have it for poo." A child who is refused it holds on, and holding on makes it worse.',
      'Move the place before the nappy: this week behind the curtain, next week in the bathroom, then beside the toilet, then on the lid, then on the seat with the nappy on.',
      'Feet flat on a step, a layer of paper on the water against the splash, and one book. Stay, and look at the pages.',
    ],
    ask: 'Less than three poos a week, hard or huge ones, pain, blood, smears in the pants or a swollen belly: doctor this week; the poo has to be soft before anything can be taught.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book about a poo that found its way home could go with the first sits.',
      about: 'pooing on the toilet',
    },
    back: ['Is it soft, or hard and big?', 'Which step {is} {he} on: which room, sitting or standing?'],
    turns: [
      {
        asks: [
          'i said no more nappies and she held it for four days',
          'we threw the nappies away and he wont go',
          'cold turkey and now constipated',
        ],
        answer:
          'Then give it back today, without a lesson: "Here it is. I\'d rather you go." Four days is long enough to ring your doctor or health visitor about softening it, because the next one will hurt and make {him} more afraid. When it has been soft for two or three weeks, start with the place and not with the nappy.',
      },
      {
        asks: ['how long do the steps take', 'which step next', 'how quickly do i move'],
        answer:
          'A week to ten days on each, and three easy times before the next. When {he} sit{s} on the seat in the nappy, the last piece is a hole cut in it, bigger every few days, until {he} {is} wearing a belt. It sounds daft, and children often laugh about it, and laughing opens what fear had shut.',
      },
      {
        asks: ['what is he scared of', 'why is it scary', 'afraid of the splash', 'thinks its part of him'],
        answer:
          'Ask with a drawing and not with a why. Some fear the splash, some the hole, some the noise, and quite a few that a piece of them falls off and is flushed away. "Poo is leftovers of what you ate. Your body doesn\'t need it." Let {him} empty the nappy into the bowl {himself} and wave, and flush only when {he} {is} out of the door.',
      },
      {
        asks: ['school starts in september', 'what do i tell the school', 'hes 5 and still in pull ups for poo'],
        answer:
          'Poo at home in the evening does not keep anyone from school, so breathe. Tell the teacher in a sentence, and ask who will help with clean clothes. What matters by then is that {he} {is} not holding on all day: a relaxed poo every evening, in whatever, beats a brave week and a blocked one. Ring your health visitor this month.',
      },
      {
        asks: ['sticker chart for poo', 'reward for pooing on toilet', 'bribe with a big toy'],
        answer:
          'Reward the part {he} can decide: sitting, three minutes, feet on the step. Not the poo. A bicycle for a poo puts a price on something that needs a loose belly, and a belly under pressure shuts. If stickers help, end them while they work.',
      },
      {
        asks: ['medicine or laxatives', 'do laxatives make them dependent', 'softener sachets for toddlers'],
        answer:
          "That is for the doctor, and worth an appointment rather than a debate in the chemist's: children with hard poo often need something for months, and it is one of the treatments that works. Ask two things: what should it look like when it is right, and how do we come off it?",
      },
      {
        asks: ['he does it in his pants', 'poos in underpants and doesnt tell', 'skid marks all day'],
        answer:
          'Smears {he} {does} not notice are often overflow around a hard lump, and {he} really {does} not feel them. No telling off. Put three things together for the doctor: how often, how big, how soft. After that help comes quickly, because everyone in the surgery has seen it a hundred times.',
      },
      {
        asks: ['is that normal', 'is it normal at 4', 'how many children do this', 'are we the only ones'],
        answer:
          'You are not the only ones; it is a common stop on the way, and cleverness has nothing to do with it. What matters more than the nappy is that the poo stays soft and comes, wherever it goes. Hard, painful or rare poo, blood, or none for days: that is for your doctor before any more steps.',
      },
      {
        asks: [
          'grandma says take the nappies away',
          'should we hide the nappies',
          'throw the nappies out',
          'just stop buying nappies',
        ],
        answer:
          'It usually goes the other way: no nappy, no poo, and a child who holds it until it hurts. Tell grandma the plan, because it is one: the bathroom first, then sitting, then the lid up. "We are on step two." Her part could be the book that is only read in there.',
      },
    ],
    challenges: ['potty-training', 'potty-transition'],
  },
  {
    id: 'potty-late',
    title: 'Not trained at three, four or five',
    topic: 'toilet',
    ages: [36, 84],
    questions: [
      '4 year old still in nappies',
      'not potty trained at 3',
      'my 3 and a half yo isnt dry is that normal',
      'starting school not toilet trained',
      'is it my fault hes 4 and still in pull ups',
      'everyone elses kid is trained',
      'autistic 5 year old not toilet trained',
      'nursery wont change nappies',
      'he just doesnt care if hes wet',
      '5 yr old in nappies what is wrong',
      'we have tried eight times in two years, two health visitors, a chart with dinosaurs, and he is four and a half next week',
      'late toilet training',
      'nearly 4 and not toilet trained',
      'still in diapers at 4',
      '5 year old not potty trained kindergarten',
      'shows no interest in the toilet at 3.5',
    ],
    keys: [
      'still in nappies',
      'not potty trained',
      'not toilet trained',
      'late',
      'school and nappies',
      'four and nappies',
      'doesnt care wet',
      'reception pull ups',
      'nappies at 4',
      'nappies at 5',
      'isnt dry',
      'trained at 3',
      'school in nappies',
      'change nappies',
      'not dry by day',
      'pull ups at 4',
    ],
    ack: [
      { text: 'It is lonely to stand in front of the biggest size of nappies and look round first.' },
      { when: ['tried', 'have tried'], text: 'You have tried more methods than most people have heard of.' },
      { text: 'There comes an age when people stop asking kindly, and you have heard every one of them.' },
      {
        when: ['school', 'reception', 'september', 'nursery'],
        text: 'The form for school has a box in it, and you have not ticked it.',
      },
    ],
    typical: [
      { from: 36, to: 47, text: 'By 3 about nine in ten are dry most days, accidents included; one in ten is not.' },
      {
        from: 48,
        to: 84,
        text: 'By 4 most children are reliably dry by day; from 4 on it is worth having somebody look for a reason instead of trying harder.',
      },
    ],
    sources: [NHS_POTTY, POTTY_READY, SLOUGH_WETTING],
    tonight: [
      'Keep a diary for three days: drinks, wees, poos, wet, dry. It is what they will ask for, and it often shows the cause.',
      'Move all changing into the bathroom, standing, and let {him} do {his} half: pull down, wipe, bin, wash. It teaches more than sitting does.',
      'Give it hours: sits after breakfast, after lunch and after supper, three minutes, feet on a step. No questions in between.',
    ],
    ask: 'From 4: your doctor or health visitor, and ask three things, constipation, bladder, and development. Pain, blood, very weak stream, back or leg trouble, or dryness that has been lost: this week.',
    offer: {
      kind: 'story',
      label: 'A story about someone who learned it late, and then could do it for ever, would fit here.',
      about: 'learning the toilet at my own time',
    },
    back: ['{Does} {he} ever notice while it is happening?', 'How often is there a poo, and how hard is it?'],
    turns: [
      {
        asks: ['is it my fault', 'what did we do wrong', 'too lazy to train him', 'i feel so ashamed'],
        answer:
          'No. Children who are late have usually been tried with more often than the early ones. Two common reasons are a bowel that is too full and a body that reports late. Shame is what keeps people from asking; the surgery hears this every week and will not blink. Ask this week, and feel the load shift.',
      },
      {
        asks: ['he doesnt care if he is wet', 'sits in a wet nappy happily', 'doesnt notice'],
        answer:
          'Modern nappies keep the skin so dry that there is little to notice. A piece of kitchen paper inside, or cloth for two hours a day at home, brings back the news. If {he} still {does} not notice in wet cotton, say so to the doctor in those words; it can be full bowels, and it can be a body that needs teaching by the clock.',
      },
      {
        asks: ['can school refuse him', 'nursery wont change him', 'school wants me to come in and change her'],
        answer:
          'In many countries, the UK among them, schools must make reasonable arrangements and may not keep a child out for it. Ask to see the policy, and bring a page: what {he} can do, what {he} need{s}, who does it and where. Calling you in each time is not a plan; say so, friendly and in writing.',
      },
      {
        asks: ['she is autistic', 'special needs and toilet training', 'adhd and accidents', 'developmental delay'],
        answer:
          'Then go by what {he} can do and not by the calendar: pictures in order, the same place, the same words, pauses that are known in advance, and sits tied to meals. Noise, cold seats and the smell may be the whole obstacle. Ask for a continence nurse by name; they exist, and they are good with children who do things in their own order.',
      },
      {
        asks: ['should i go back to nappies', 'take a break at 4', 'is stopping bad'],
        answer:
          'A pause of some weeks is fine if you use it: diary, soft poo, drinks, bathroom changing. What wears everyone out is on and off every ten days. Choose: three weeks of nothing, or six weeks of three sits a day, and write the end date on the calendar.',
      },
      {
        asks: [
          'grandparents say he is lazy',
          'my mil says i should smack him out of it',
          'relatives comment on nappies',
        ],
        answer:
          '"The doctor is looking into it, and telling off doesn\'t help" is true and ends the conversation. Then give them a job: grandad reads on the bathroom stool at five. Nobody has ever been shamed into feeling a bladder.',
      },
      {
        asks: ['when do you worry', 'is 5 too late', 'how late is too late'],
        answer:
          'At 3 it is early days for one in ten. At 4 it is time to ask, calmly. At 5 by day it is a reason for an appointment, with a diary, because help exists and works. A change for the worse at any age, or pain, or wetting that begins after months of dry, is for this week.',
      },
    ],
    challenges: ['potty-training', 'new-school'],
  },
  {
    id: 'wiping',
    title: 'Wiping, flushing, doing it alone',
    topic: 'toilet',
    ages: [30, 108],
    questions: [
      'when can a child wipe their own bottom',
      'my 5 yr old wont wipe',
      'shouts im finished every time',
      'skid marks every day at 6',
      'how do i teach her to wipe front to back',
      'starting school cant wipe',
      'uses half a roll of toilet paper',
      'refuses to wipe because its disgusting',
      'sore bottom from not wiping',
      'cant do buttons for the toilet',
      'doesnt wash her hands after',
      "he's nearly 5, clever about everything, and stands in the doorway bent over waiting for me like a small king",
      'when do kids wipe themselves',
      'poop smears wiping badly',
      'how to teach wiping after poop',
    ],
    keys: [
      'wipe',
      'wiping',
      'wipe bottom',
      'toilet paper',
      'skid marks',
      'front to back',
      'sore bottom',
      'wet wipes',
      'flush',
      'bottom',
      'buttons',
      'sore bum',
      'clean himself',
    ],
    ack: [
      { text: 'A voice from the bathroom, "Finished!", and you have had it with being paged like a waiter.' },
      {
        text: 'It is the last part of the toilet that parents still do, and the one nobody shows them how to hand over.',
      },
    ],
    typical: [
      {
        from: 30,
        to: 59,
        text: 'Wiping needs balance, reach and a fold, and every child learns it at {his} own speed, with an adult who checks.',
      },
      {
        from: 60,
        to: 108,
        text: 'Many manage alone by school age, each at {his} own speed, and it is not clean every time for a good while yet.',
      },
    ],
    sources: [WIPING],
    tonight: [
      'Show the size with your hand: four sheets, folded twice. Stick a picture of four squares beside the roll.',
      'Let {him} go first and you check: "You wipe, I look." Swap to a look every second time next week.',
      'For girls front to back, always, said in the same words. Practise with a spoonful of sauce on a plate.',
    ],
    ask: 'Soreness longer than a week, itching at night, blood, pain when weeing, or smears in spite of wiping: pharmacist or doctor. Smears every day often mean a full bowel.',
    offer: { kind: 'song', label: 'A four-sheets song could hang next to the roll.', about: 'wiping with four sheets' },
    back: ["Can't reach, or doesn't like the feeling?", 'Who is it that {he} call{s}, and who comes?'],
    turns: [
      {
        asks: ['i tried and she just smears it everywhere', 'makes a mess when he does it', 'its on his hands'],
        answer:
          'Then the fold is missing. Teach one move in the dry, sitting on the closed lid in clothes: four sheets, fold, lay it flat, stroke from front to back, look, fold, again. Three times, laughing is allowed. Damp toilet tissue for the last one makes it easier; into the bin with it, not down the pipe.',
      },
      {
        asks: ['school starts and he cant wipe', 'will they wipe her at school', 'what if he cant at nursery'],
        answer:
          'Staff in a nursery class usually help; in school they mostly hand in paper and words. Ask what they do, it is not an odd question. In the meantime a spare pair in the bag and a word with {him}: "If you need help you say, please can you check me." That sentence is the actual skill.',
      },
      {
        asks: ['refuses because its yucky', 'wont touch it', 'wants me to do it because its disgusting'],
        answer:
          'Say it is fair: it is a bit yucky, and hands can be washed. Give two sheets more, and a small heap of damp tissue, and let {him} do the first stroke while you do the rest. Halve your part every few days. Washing hands with good soap afterwards is the better half of the deal.',
      },
      {
        asks: ['skid marks every day', 'dirty pants at 6', 'smears after wiping'],
        answer:
          'First check it is not a bowel that is too full: how often, how big, how soft? If that is all fine, it is a technique matter: two goes and a look, "keep going till the paper is clean". Change pants without a comment; a remark in front of siblings costs you a month.',
      },
      {
        asks: ['girls front to back', 'why does she need to wipe that way', 'sore down below'],
        answer:
          'It keeps what belongs behind away from the front, where it can cause infections. Say "from front to back, like a slide", and check the direction and not the cleanliness. Cotton, no soap on the inside, and plenty to drink. Stinging when weeing, fever or tummy ache: doctor today or tomorrow.',
      },
      {
        asks: ['he uses the whole roll', 'blocked the toilet', 'wastes paper'],
        answer:
          'Mark the roll: a peg after four sheets, or a stack of pre-folded ones, and {he} {is} in charge of refilling. The big wad is a fear of touching something; practise with chocolate spread on a plate, and it becomes a game rather than a danger.',
      },
      {
        asks: ['he wont flush', 'wont wash hands after', 'skips the hand washing'],
        answer:
          'Give the tail a fixed order and a name: fold, flush, wash. A picture of three things by the mirror beats a voice from the kitchen. If the flush is what {he} fear{s}, do it together with the door open, or after {he} {has} left, and let the noise stay yours for now.',
      },
    ],
    challenges: ['potty-training'],
  },
];
