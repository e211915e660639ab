import type { Article } from './article.ts';
import { AASM, CLCH_DUMMY, DUMMY, DUMMY_TALK, LEEDS_SLEEP, NAPS, NHS_SLEEP } from './sleep-sources.ts';

/** Sleep: naps, hours and the dummy. */
export const SLEEP_DAYS: readonly Article[] = [
  {
    id: 'naps',
    title: 'Naps: fighting them, dropping them',
    topic: 'sleep',
    ages: [6, 66],
    questions: [
      'when do toddlers drop their nap',
      'my 2 year old refuses to nap',
      'nap strike',
      'she only naps 30 minutes',
      'should i wake him from his nap',
      '3yo naps at nursery and then is up til 10',
      'how do i go from two naps to one',
      'he needs the nap but fights it every single day',
      'naps only in the pram or car',
      'how long should a 1 yr old nap',
      'if she naps shes up half the night and if she doesnt shes a wreck by 5, we cant win',
      'quiet time instead of nap',
      'fighting her second nap at 14 months',
      'should a 4 year old still nap',
      'transition to one nap',
    ],
    keys: [
      'nap',
      'naps',
      'napping',
      'nap strike',
      'quiet time',
      'daytime sleep',
      'two naps',
      'drop the nap',
      'nap at nursery',
      'naptime',
      'refuses nap',
      'short naps',
      'siesta',
    ],
    ack: [
      { text: 'That hour in the middle of the day was yours, and it is going.' },
      {
        when: ['nursery', 'childminder'],
        text: 'Two hours of sleep on a mat at nursery, and your evening has been spent before you pick {him} up.',
      },
      { text: 'Without the nap {he} fall{s} apart at five, with it {he} {is} dancing at ten.' },
    ],
    typical: [
      {
        from: 6,
        to: 17,
        text: 'At 6 months two naps a day are usual, together about three and a half hours, and at the first birthday still two.',
      },
      {
        from: 18,
        to: 35,
        text: 'At about 2 one nap of around an hour and a half is usual, with eleven and a half hours at night.',
      },
      {
        from: 36,
        to: 66,
        text: 'At 2 one nap is usual and at 5 none; most children stop somewhere between 3 and 4, and some are done by 2.',
      },
    ],
    sources: [LEEDS_SLEEP, NAPS, AASM, NHS_SLEEP],
    tonight: [
      'Count the whole 24 hours for three days before changing anything. If the total fits the age, there is too much day sleep, not too little night.',
      'Move the nap instead of killing it: start it right after lunch, and wake {him} gently so that four or five hours remain before bed.',
      'On no-nap days keep the hour as rest, for both of you: "You don\'t have to sleep. Books and teddy until the timer rings." Bedtime comes half an hour earlier that evening.',
    ],
    ask: 'If {he} still need{s} long naps every day after 5, {is} sleepy by day in spite of a full night, or snore{s} most nights, ask your doctor.',
    offer: {
      kind: 'song',
      label: 'A song for lying still in the middle of the day could take the place of the argument.',
      about: 'rest time after lunch',
    },
    back: [
      'When does the nap end, and when {does} {he} really fall asleep at night?',
      "What is five o'clock like on a day without one?",
    ],
    turns: [
      {
        asks: [
          'nursery lets him sleep 2 hours',
          'how do i tell nursery to cap the nap',
          'nap at nursery ruins bedtime',
          'childminder wont wake her',
        ],
        answer:
          'Ask for one thing, for two weeks: "Please wake {him} after 45 minutes, or by half past one." Bring your notes of when {he} dropped off at home; numbers help more than sighs. If they have a rule about sleep, ask for quiet time on {his} mat with a book, which most rooms can do.',
      },
      {
        asks: ['he falls asleep in the car at 4pm', 'dozes off on the school run', 'late nap in the buggy'],
        answer:
          'Ten minutes in the car at four can cost an hour at nine. Snacks that crunch, an open window, songs with shouting in them, and a route change for a fortnight. If {he} drop{s} off anyway, wake {him} on arrival with daylight and a drink, and let bedtime be half an hour later that night without blaming the nap aloud.',
      },
      {
        asks: ['is 30 minutes enough', 'short naps', 'catnaps', 'wakes after one sleep cycle'],
        answer:
          'A nap of half an hour is one round of sleep, so {he} {is} waking at the end of it. If {he} {is} cheerful, it was enough. If {he} wake{s} cross, try one minute of waiting before you go in, a darker room, and a start ten minutes earlier. Many short nappers lengthen by themselves between 6 and 12 months.',
      },
      {
        asks: [
          'how do i know shes ready to drop it',
          'signs ready to stop napping',
          'is he too young to give up his nap',
        ],
        answer:
          'Look for four things over two weeks: {he} take{s} ages to fall asleep at noon, or at night, {is} decent until teatime on days without, and {does} not drop off in every car. Two out of four means keep it and shorten it. It goes in and out for months; a nap on Tuesday and none on Wednesday is part of leaving it.',
      },
      {
        asks: ['should i wake a sleeping child', 'wake him from nap', 'cap the nap'],
        answer:
          'Yes, you may. Waking a child from a long nap to save the night is a fair trade from about one year on. Open the curtain, sit down near {him}, talk quietly, and give it ten minutes; a nap ended with a rush ends with a roar. If {he} {is} ill, leave {him}.',
      },
      {
        asks: ['only naps on me', 'contact naps', 'only in the pram', 'wont nap in the cot'],
        answer:
          'For a baby under one, lying flat on the back in a clear cot is the safest place, and a sofa with a sleepy adult the worst. Start with one nap a day in the cot, the first one, when {he} {is} most tired; the others can stay where they work. Two weeks of one, then the next.',
      },
      {
        asks: [
          'awake until 10 at night',
          'then he is awake until ten',
          'late bedtime because of the nap',
          'wont sleep at night after a nap',
        ],
        answer:
          'Then the nap is standing where the night should begin. Wake {him} by two, gently, with light and something to eat; no sleep at all after three, the car included. Give it five days: the first evenings are cross, and supper and bed come half an hour earlier. If {he} cannot last till seven even so, keep twenty minutes.',
      },
      {
        asks: [
          'what if nursery makes him nap',
          'nursery puts him down to sleep',
          'they insist on a nap at nursery',
          'nursery wont wake her',
        ],
        answer:
          'Ask for one thing, and bring the reason in numbers: "{He} slept at 1.15 and fell asleep at 10.05. Could you wake {him} after half an hour?" If they have to let {him} rest, {he} can rest with a book on the mat. Try it for two weeks on both sides, and show them what changed.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
  {
    id: 'sleep-how-much',
    title: 'How much sleep is enough',
    topic: 'sleep',
    ages: [6, 155],
    questions: [
      'how much sleep does a 4 year old need',
      'is my child getting enough sleep',
      'he only sleeps 9 hours is that ok',
      'what time should a 6 year old go to bed',
      'sleep hours by age',
      'my 2 yr old sleeps 10 hrs total and is fine??',
      'everyones kids sleep 12 hours and mine never has',
      'low sleep needs child',
      'how do i know if she is overtired',
      'clocks change messed up bedtime',
      '11 year old goes to bed at 10.30 and is foul every morning, is that age or is it sleep',
      'signs of not enough sleep',
      'is 8 hours of sleep enough for a 7 year old',
      'what is a good bedtime for a 5 year old',
      'recommended sleep for a first grader',
    ],
    keys: [
      'hours of sleep',
      'how many hours',
      'enough sleep',
      'overtired',
      'low sleep needs',
      'bedtime by age',
      'clocks change',
      'jet lag',
      'sleep needs',
      'hours sleep',
      'how much sleep',
      'what time bed',
      'bedtime age',
      'total sleep',
      '10 hours',
      '12 hours',
      'tired every morning',
    ],
    ack: [
      {
        when: ['only sleeps', 'low sleep', 'sleeps 9', 'sleeps 10', '12 hours'],
        text: 'The chart says twelve, your child says nine, and the chart is not the one who is up.',
      },
      { text: 'It is hard to tell at nine at night whether {he} {is} not tired or far too tired; the two look alike.' },
      { text: 'Everybody quotes a number of hours, and nobody has to live with the child who belongs to it but you.' },
    ],
    typical: [
      { from: 6, to: 11, text: 'From 4 to 12 months 12 to 16 hours in 24 are recommended, naps included.' },
      { from: 12, to: 35, text: 'From 1 to 2 years 11 to 14 hours in 24 are recommended, naps included.' },
      { from: 36, to: 71, text: 'From 3 to 5 years 10 to 13 hours in 24 are recommended, naps included.' },
      { from: 72, to: 155, text: 'From 6 to 12 years 9 to 12 hours are recommended.' },
    ],
    sources: [AASM, NHS_SLEEP, LEEDS_SLEEP],
    tonight: [
      'Keep a bare diary for five days: asleep, awake, naps. Guessing is out by an hour in most houses.',
      'Look at {him} rather than at the number: woken by {himself}, decent at teatime, asleep within half an hour. Three yeses mean {he} {has} enough.',
      'If not, move bedtime fifteen minutes earlier every third night and leave the getting-up time where it is, at weekends too.',
    ],
    ask: 'If {he} sleep{s} the hours and {is} still sleepy by day, fall{s} asleep in class, snore{s} most nights or {is} very hard to wake, ask your doctor.',
    offer: {
      kind: 'story',
      label: 'A slow bedtime story could hold the new, earlier quarter of an hour.',
      about: 'an earlier bedtime',
    },
    back: ['When {does} {he} really wake if nobody calls?', 'How {is} {he} at five in the afternoon?'],
    turns: [
      {
        asks: [
          'he only needs 9 hours and is never tired',
          'low sleep needs',
          'she has never slept 12 hours in her life',
        ],
        answer:
          'Such children exist, and the ranges are wide for that reason. If {he} wake{s} alone and {is} good company until evening, stop chasing the twelve hours: a later bedtime will save you both an hour of fighting. What I would not do is let it slide below the lower number of {his} age because {he} argue{s} well.',
      },
      {
        asks: ['how can i tell overtired from not tired', 'signs of tiredness', 'gets hyper at night', 'second wind'],
        answer:
          'Time it. Put {him} to bed half an hour earlier for four nights. If {he} fall{s} asleep quickly, {he} {was} overtired and the dancing was fuel on an empty tank. If {he} lie{s} there singing for an hour, {he} {was} not tired, so go half an hour later instead. Four nights, because one night proves nothing.',
      },
      {
        asks: ['clocks go back', 'clock change', 'jet lag', 'back from holiday and bedtime is wrong'],
        answer:
          'Fifteen minutes a day towards the new time gets you there in four days: meals, bath and lights all together, and plenty of light in the morning. Or do nothing and be out of step for a week; that works too. A holiday with different hours mends the same way, with the getting-up time as the lever.',
      },
      {
        asks: ['can kids catch up at the weekend', 'long lie in', 'late on fridays'],
        answer:
          'A little. An hour more in bed on Saturday is kind; three hours pushes Sunday night so late that Monday pays for it. If {he} could sleep until eleven every Saturday, the week is short of sleep, and the cure is a weekday bedtime, not a longer Saturday.',
      },
      {
        asks: ['does tv or tablet affect sleep', 'screens before bed', 'blue light'],
        answer:
          'Two things happen: the light keeps {him} awake and the next episode keeps {him} interested. NHS advice is no screens in the last thirty to sixty minutes before bed. Make the last one early, so that its end is followed by something: bath, toast, a story. Switching off and going straight to bed is where most of the shouting lives.',
      },
      {
        asks: ['bad behaviour because tired', 'is lack of sleep making him naughty', 'mood and sleep'],
        answer:
          'It may be half of it. Children who regularly sleep less than recommended have more trouble with attention, mood and learning, and small ones get louder, not slower. Before you work on the behaviour, give two weeks to the sleep. If the afternoons mend, you have saved yourself a great deal of talking.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
  {
    id: 'dummy',
    title: 'Giving up the dummy',
    topic: 'sleep',
    ages: [8, 60],
    questions: [
      'when should we get rid of the dummy',
      'how do i take away the dummy',
      'my 3yo still has a dummy to sleep',
      'he cries all night without his dummy',
      'dummy fairy does it work',
      'is a dummy at 2 bad for teeth',
      'we took it away two nights ago and it is hell, shall i give in',
      'only uses the dummy for sleep is it still ok',
      'dummy and talking',
      'soother addiction',
      'thumb sucking instead of dummy',
      'comforter pacifier wean',
      'get rid of the pacifier',
      'weaning off the paci at 3',
      '4 year old still sucks thumb',
    ],
    keys: [
      'dummy',
      'dummies',
      'soother',
      'pacifier',
      'binky',
      'dodie',
      'thumb sucking',
      'thumb',
      'without his dummy',
      'take away the dummy',
      'dummy fairy',
      'sucking',
      'comforter',
    ],
    ack: [
      { text: 'It has bought you hundreds of nights, and now everyone has an opinion about it.' },
      { text: "It is a small piece of rubber, and half the family's peace hangs on it." },
      {
        when: ['two nights', 'cries all night', 'without his dummy', 'give in', 'hell', 'took it away'],
        text: 'Two nights without, and the whole house is wondering whether teeth matter that much.',
      },
    ],
    typical: [
      {
        from: 8,
        to: 17,
        text: 'NHS advice is to stop the dummy between 6 and 12 months, when babies start trying out speech sounds.',
      },
      {
        from: 18,
        to: 60,
        text: 'Many toddlers still have one to sleep; after the first birthday it gets in the way of practising words, and the longer it stays the harder it is to part.',
      },
    ],
    sources: [DUMMY, DUMMY_TALK, CLCH_DUMMY],
    tonight: [
      'Start with the day, tonight with nothing: from tomorrow the dummy lives in the bed. "Dummy is sleeping. You can go and lie with it, or play with me."',
      'Keep one and lose the others. Take it out when {he} speak{s}: "I can\'t hear you round that."',
      'For the nights, choose a date without other news and tell {him} two days ahead. Put something soft in {his} hand, stay near, and keep to it: two or three hard nights are usual.',
    ],
    ask: 'If few words come, or speech is unclear, ask your health visitor for a speech and hearing check. If the front teeth do not meet when {he} bite{s}, show the dentist.',
    offer: {
      kind: 'story',
      label: 'A story about a dummy that went to the smallest one could be read on the last evening.',
      about: 'saying goodbye to the dummy',
    },
    back: [
      'Is it for sleep only, or for the day too?',
      'Is anything else changing this month: nursery, a baby, a move?',
    ],
    turns: [
      {
        asks: ['should i give it back', 'we gave in last night', 'two nights of screaming', 'he is desperate for it'],
        answer:
          'If it is night one or two, the worst is nearly behind you: most children fret for two or three days, so tonight is worth holding. Extra holding, a song, a hand. If you have given it back, do not call it failure; pick a weekend with two adults and begin again. What teaches worst is giving it back at midnight every night after an hour.',
      },
      {
        asks: ['dummy fairy', 'swap it for a present', 'tell her its lost', 'leave it for santa'],
        answer:
          "A ceremony helps from about two and a half on, when {he} can follow the plot: a box, a stamp, a small present in the morning. Don't let {him} believe it is lost; {he} will search. And whoever takes it must not be anyone {he} might meet again in the supermarket.",
      },
      {
        asks: ['does it ruin teeth', 'dentist says teeth', 'overbite from the dummy'],
        answer:
          'Long hours of sucking can press the front teeth apart, and mouths often grow straighter again once it stops early. So the earlier the better, without panic. Say at the next dental check how many hours it is in; a dentist who knows will tell you what {he} {is} looking at in this mouth.',
      },
      {
        asks: ['now he sucks his thumb', 'thumb sucking instead', 'swapped the dummy for his thumb'],
        answer:
          'That happens, and you cannot put a thumb in a drawer. Ignore it in bed. By day keep the hands busy and say nothing; remarks keep it going longer than habit does. Most children stop on their own between 2 and 4. From about 5, or with teeth moving, ask the dentist for a plan {he} can join in.',
      },
      {
        asks: ['she only has it at night is that ok', 'just for sleep', 'night time only'],
        answer:
          "Much better than all day, and a fine resting place for a month or two: words and smiles need the daytime mouth. Then take the night as a second step. Between 6 and 12 months, when the NHS suggests stopping, the night is often the easiest part to lose; after 2 it is the hardest, so don't let the month become a year.",
      },
      {
        asks: ['how long will he cry for', 'how many days', 'when does it get better'],
        answer:
          'Plan for three nights. The first is the loudest, the second is the one where parents give in, the third is often half as long. Naps may be odd for a week. Put it in a week when you need not be at your best, and divide the nights if there are two of you.',
      },
      {
        asks: ['new baby has a dummy', 'baby sibling dummy', 'takes the babys dummy'],
        answer:
          'Unlucky timing, and it happens to everyone. Keep the baby\'s out of sight and out of reach, and have {him} be the one who fetches it: "You\'re the one who knows where it lives." If it ends in {his} mouth, put a hand out and swap it without a scene. Weaning can wait until the baby is not the newest thing.',
      },
      {
        asks: [
          'her cousin stopped at 2',
          'other children have given it up',
          'everyone else has stopped',
          'am i too late with the dummy',
        ],
        answer:
          'Cousins have their own timetable, and you can begin on any Friday. An older child can be part of the plan: {he} choose{s} the day, and where it goes. Say it in one sentence, "The dummies live here until Saturday," and keep the other three evenings of that week empty.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
];
