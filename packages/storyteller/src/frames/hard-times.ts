import { script, type Frame } from '../frame.ts';

/**
 * Illness, bad news and other things that happen to a family and cannot be practised. Nothing is mended in it
 * and nothing is promised; people keep company.
 */
export const hardTimes: Frame = {
  id: 'hard-times',
  name: 'A hard time in the family',
  says: [
    'daddy is in hospital',
    'mum has cancer',
    'my wife is very ill and he notices',
    'grandpa has dementia and does not know her any more',
    'a bad diagnosis in our family',
    'dad lost his job and everyone is tense',
    'her father is deployed',
    'his dad is in prison',
    'there was a fire in our house',
    'we lost the baby',
    'a hard time at home',
    'we have had bad news',
    'it has been a hard year for our family',
    'her sister is seriously ill',
    'we had to leave our country because of the war',
    'he saw an accident',
  ],
  claims: {
    strong: [
      'cancer',
      'chemo',
      'chemotherapy',
      'hospice',
      'miscarriage',
      'stillborn',
      'stillbirth',
      'lost the baby',
      'lost our baby',
      'deployed',
      'deployment',
      'prison',
      'jail',
      'dementia',
      'alzheimers',
      'bad news',
      'hard time at home',
      'seriously ill',
      'very ill',
      'very sick',
      'in hospital',
      'in the hospital',
      'house fire',
      'lost his job',
      'lost her job',
      'lost my job',
      'terminal',
      'stroke',
      'heart attack',
      'car crash',
      'war',
      'refugee',
      'flood',
      'earthquake',
    ],
    cues: [
      'hospital',
      'ill',
      'sick',
      'surgery',
      'operation',
      'ambulance',
      'mum',
      'dad',
      'grandpa',
      'grandma',
      'news',
      'tense',
      'accident',
    ],
    not: [
      'baby in hospital',
      'back to the hospital',
      'back to hospital',
      'stroke the cat',
      'stroke the dog',
      'star wars',
      'war game',
      'toilet accident',
      'wee accident',
      'potty accident',
      'car sick',
      'sick of',
    ],
  },
  topicWords: ['hard', 'sad', 'easier'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing', 'place'],
  facts: [
    'Children and adults may grieve or worry in different ways, and one person in different ways on different days.',
    'Laughing and playing on a sad day is ordinary, above all for children.',
    'Questions about hard things often come back many times; answering them again helps.',
    'Ordinary routines and company help many people through hard times.',
    'Sadness comes and goes; for most people the hardest moments become shorter with time.',
  ],
  threads: {
    sofa: 'a sofa, which has room for two',
    rain: 'rain on a window, which nobody can turn off and which stops',
  },
  roles: {},
  titles: {
    young: [
      { text: 'Room for Two', thread: 'sofa' },
      { text: 'The Soft Sofa', thread: 'sofa' },
      { text: 'Drip, Drip on the Window', thread: 'rain' },
      { text: 'The Rain and the Dry Place', thread: 'rain' },
    ],
    older: [
      { text: 'The Other Half of the Sofa', thread: 'sofa' },
      { text: 'Side by Side', thread: 'sofa' },
      { text: 'Nobody Can Turn Off the Rain', thread: 'rain' },
      { text: 'Rain on the Window, Tea Inside', thread: 'rain' },
    ],
  },
  benefits: [
    'Says plainly that some things are hard, without making them smaller or mending them.',
    'Shows that people in one family may be sad in different ways.',
    'Leaves the feeling to {name}, and offers company and one small thing to do.',
  ],
  talk: {
    young: [
      'What was there room for in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we sit together for a bit?',
    ],
    older: [
      'What stays the same in the story while other things change?',
      'Which word went into the gap, and would it be another one tomorrow?',
      'Shall we find a time this week for questions?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'sunset',
    pose: 'sit',
    feeling: 'sad',
    companion: 'grown-up',
    props: ['cup', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<sofa> Some days are hard for {Name}. Big things change. A sofa is still soft. There is room for two.
      D<rain> The window is wet from rain. {Name} can hear it. Some days are hard days. Drip, drip.
      P Grown-ups have hard days too. Some cry. Some get quiet.
      P Friends may not know. They may just play. That is fine.
      P One person cries. One person sings. Both can be sad.
      Q On a hard day, {Name} may feel ____.
      Q Right now, {Name} may feel ____.
      H {helper} can sit close.
      H {helper} can give a long hug.
      H<adult> {helper} can try {adult}.
      T {he} can come and sit too.
      T {he} can ask for a hug.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      T<thing> {he} can ask for {thing}.
      C<sofa> {he} can say, "Room for two."
      C<rain> {he} can say, "Drip, drip, come and sit."
      C<topic> {he} can think about {topic}.
      A<sofa> A hard day has an end. At night there is a bed. In the day there is a sofa. There is room for two.
      A<rain> Drip, drip, stop. Rain has an end. A hard day has an end too. It is warm and dry inside.
    `),
    '4-5': script(`
      D<sofa> In some weeks there are hard days. {Name} may notice that at breakfast, or at bedtime. Nobody can mend it all in a day. A sofa still has room for two. Side by side is a good place to be.
      D<rain> When it rains, {Name} can hear it on the window. Nobody can turn rain off. Nobody can turn off a hard day. It comes without asking. People can stay close while it lasts.
      P Grown-ups have hard days as well. Some get quiet, and some get cross. Most of the time, it is not about a child at all.
      P Friends may not know about it. They may ask odd things, or just want to play. Both are fine.
      P Two people can be sad in two ways. One talks a lot. The other one goes outside and kicks a ball.
      Q On a hard day, {Name} may feel ____.
      Q When it gets quiet, {Name} may feel ____.
      H {helper} can sit close for as long as a song. ~ It helps, even without words.
      H {helper} can say what stays the same this week. ~ It is good to know that.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can ask a question, and ask it again later.
      T {he} can draw what is hard, and show it or keep it.
      T<comforter> {he} can keep {comforter} close on hard days.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<thing> {he} can ask for {thing}. ~ It has helped before.
      T<quiet> {he} can spend some time {quiet}. ~ A rest from a hard thing is okay.
      C<sofa> {he} can say, "Is there room for me?"
      C<rain> {he} can think, "It rains now, and I am inside."
      C<topic> {he} can sit down and think about {topic}.
      A<sofa> It is okay to cry and to laugh on the same day. A hard day has a morning and an end. The sofa is there in between. It has room for two, and sometimes for three.
      A<rain> It is okay to cry, and it is okay to play. After the rain, a window stays wet for a while. Hard days can be slow too. There is a dry place inside, and people are in it.
    `),
    '6-7': script(`
      D<sofa> There are weeks in which a lot is hard at once. {Name} may hear it in the voices, or see it in the faces. It cannot be mended in a day, and nobody knows every answer yet. A sofa is useful then, because it has room for two. Sitting side by side is something to do.
      D<rain> Rain taps on the window, and {Name} can hear each drop. It comes from the clouds, and no one can turn it off. Hard days come without being asked, too. People cannot send them back. They can be inside together, and listen, and wait.
      P Grown-ups may be quiet, or cross, or busy all at once. That is how sad looks in some people. It is seldom about something that a child did.
      P Friends may not know what to say. Some of them say nothing, and some ask an odd question. Most of them would like to be kind.
      P In one family, people can be sad in different ways. One wants to talk, and one wants to be left alone for a bit. Nobody is doing it wrong.
      Q On a hard day, {Name} may feel ____. It may be another word by dinner.
      Q When the room gets quiet, {Name} may feel ____. Two words at once are fine.
      H {helper} can answer questions, also the ones that were asked before. ~ Hearing an answer twice can help.
      H {helper} can tell {Name} what will be the same this week. ~ Knowing one thing for sure is a help.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can write or draw one question and give it to somebody. ~ Some questions are easier on paper.
      T {he} can say, "I need a break from this," and go and play. ~ Playing on a hard day is allowed.
      T<comforter> {he} can keep {comforter} close for a while. ~ Something soft makes a long day easier.
      T<doing> {he} can try {doing}. ~ It has helped at other times.
      T<thing> {he} can ask for {thing}. ~ It has helped at other times.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs rests from hard things.
      C<sofa> When it gets too much, {he} can say, "Can I sit here?"
      C<rain> When it gets too much, {he} can think, "I can wait inside."
      C<topic> For one slow breath, {he} can think about {topic}.
      A<sofa> People can cry on a sofa, and they can laugh on it as well. Both can happen on the same hard day. Nobody needs to find the right words first. There is room for two, and the blanket is long enough.
      A<rain> Rain stops by itself, and nobody sees which drop is the last. Hard times often get easier like that, a little at a time. Until then there is a dry side of the window. People can be on it together.
    `),
    '8-10': script(`
      D<sofa> In some times more than one thing is hard at once, and {Name} may be in one now. Such times cannot be solved like a sum. They can only be got through. Families often find that ordinary furniture helps more than big speeches. A sofa has room for two, and people who sit side by side can look at the same wall. That makes it easier to say something true, or to say nothing.
      D<rain> On hard days, {Name} may not feel like talking, and rain on a window is good to look at. Nobody has ever turned it off. Weather services measure it and warn people, and then they get wet like everyone else. A hard time is not weather, but in one way it is the same. It was not ordered, and it is hard to say how long it will stay. What people can choose is the place to wait in.
      P People in one family can be sad about the same thing in different ways. One cleans the kitchen, one sleeps late, and one makes jokes. From outside, it can look as if some of them did not care. Usually they do.
      P Friends at school may say nothing at all, because they are afraid of saying the wrong thing. A short sentence can tell them what is all right. After that they are often relieved.
      P Adults sometimes hide that they are sad, so that children will not worry. Children hide it for the same reason. In this way two people can be careful with each other for weeks, in the same room.
      Q On a hard day, {Name} might feel ____. It may be a different word next week.
      Q When everything goes quiet, {Name} might notice ____. It may be in the throat or the chest before it turns into a word.
      H {helper} can set a time for questions, and say, "I do not know yet," when that is so. ~ An honest answer is easier to live with than a guess.
      H {helper} can keep some ordinary things going, such as dinner at the same time. ~ Something that stays the same makes the rest easier.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      T {he} can choose one person to talk to, and one person who just knows about it. ~ Those can be two different jobs.
      T {he} can take a break from thinking about it and do something else for an hour. ~ It is not the same as forgetting.
      T<activity> {he} can spend some time {activity}, even on a sad day. ~ It is possible to be sad and to enjoy something.
      T<quiet> {he} can spend an hour {quiet}, even on a sad day. ~ It is possible to be sad and to enjoy something.
      T<comforter> {he} can keep {comforter} within reach. ~ Nobody is too old for that.
      T<doing> {he} can try {doing}, because that has helped before. ~ What worked once often works again.
      T<thing> {he} can ask for {thing}, because that has helped before. ~ Asking early makes it easier.
      C<sofa> When there are no words, {he} can think, "I can just sit here."
      C<rain> When it goes on and on, {he} can think, "I did not order the rain."
      C<topic> In a bad minute, {he} can think, "Sixty seconds about {topic}."
      A<sofa> Hard times do not end on one particular day. They have more and more ordinary hours in them, and it gets a little easier to be in the room. Laughing at something on the sofa is fine, and so is crying on it. There will be room for two.
      A<rain> Hard times usually end as rain does, so slowly that nobody can name the last drop. Some days will be sad again, and that is ordinary too. Meanwhile there is a dry side of the window. The kettle is on that side, and so are the people.
    `),
    '11+': script(`
      D<sofa> Some situations are problems, which means that they have solutions, and others are simply what is happening. {Name} may know the second kind, which is hard in its own way. The two are easy to confuse, because in both of them a person lies awake and thinks. Advice helps with the first. With the second, company helps more, and it does not need to be clever. That may be why so many important conversations happen on a sofa, where two people look at the same wall and nobody needs to perform.
      D<rain> People can know everything about rain and still get wet. Knowing why a hard thing happens does not stop it, and that is the annoying part of being old enough to understand. In such times {Name} may understand a good deal of it and be able to change only a little. What is left to decide is small but real, such as where to stand, whom to stand with, and how much to say about it.
      P Everybody in a family is sad on a different timetable. One person has already cried and is making plans, while another has not started. It can look like coldness from one side, and like drama from the other. It is seldom either of those.
      P Friends may act as if nothing had happened, and it can be hard to tell tact from indifference. Most of them are waiting for a sign. Some have gone through something similar and would rather listen than ask.
      P Adults in hard times are not at their best, and they know it. They forget things, answer too sharply and apologise the next day. They are doing something difficult for the first time as well.
      Q On an ordinary hard day, {Name} might feel ____. Relief, anger and nothing at all are also possible answers.
      Q Late in the evening, {Name} might notice ____. Feelings that contradict each other can both be accurate.
      H {helper} can tell what is known, and admit what is not. ~ Uncertainty is easier to share than to guess at.
      H {helper} can agree with {Name} on what other people will be told. ~ It is one decision that can be made together.
      H<adult> {helper} can help by {adult}, if {he} would like that. ~ What has worked before is a sensible place to start.
      T {he} can decide who gets the long version and who gets the short one. ~ Nobody is owed the long one.
      T {he} can write down the questions that have no answer yet, and choose one to ask. ~ A question on paper takes up less room.
      T<activity> {he} can keep the usual time for {activity}. ~ Ordinary hours are a form of rest.
      T<quiet> {he} can keep an hour for {quiet}. ~ Ordinary hours are a form of rest.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults own something similar and mention it to nobody.
      T<doing> {he} can try {doing}, which has worked before. ~ What already works is worth keeping.
      T<thing> {he} can ask for {thing}, which has helped before. ~ What already works is worth keeping.
      C<sofa> When somebody asks how it is going, {he} can say, "Ask me later. Sit down now."
      C<rain> When it is nobody's fault and still unfair, {he} can think, "Rain. I decide where I stand."
      C<topic> In the middle of a long evening, {he} can think, "Half an hour for {topic}. The rest can wait."
      A<sofa> It is honest to say that this may be hard for a while, and that nobody knows when it will be easier. In most families the ordinary hours come back first, one at a time, and the conversations follow. The sofa does not require anything. One half of it is free.
      A<rain> Hard times seldom end with an announcement. There are more dry hours, and then one day somebody notices that it has been a good week. Until then it is reasonable to be sad, and also to laugh at something silly on a screen. On the dry side of the window there are people who would like company too.
    `),
  },
};
