import { script, type Frame } from '../../frame.ts';
import { brushWithoutAnOrder } from './a-brush-without-an-order.ts';
import { withScenes } from '../scene.ts';

const own: Frame = {
  id: 'demands-too-big',
  name: 'When being asked is too much (demand avoidance, PDA)',
  says: [
    'has PDA and any request is a demand',
    'PDA, will not do anything I ask',
    'pathological demand avoidance',
    'demand avoidance, even nice things',
    'demand avoidant and every instruction sets him off',
    'as soon as I ask she refuses, even what she wants to do',
    'any request feels like a demand',
    'if I suggest it he cannot do it',
    'avoids every demand, putting shoes on takes an hour',
    'PDA profile and getting dressed is a battle',
    'she can only do it if it was her own idea',
    'persistent drive for autonomy',
  ],
  claims: {
    strong: [
      'pda',
      'demand avoidance',
      'demand avoidant',
      'avoids demands',
      'avoids every demand',
      'avoid demands',
      'pathological demand',
      'pervasive drive',
      'persistent drive',
      'drive for autonomy',
      'feels like a demand',
      'as a demand',
      'is a demand',
      'every demand',
      'any demand',
      'demands of any kind',
      'everyday demands',
      'any request',
      'every request',
      'every instruction',
      'any instruction',
    ],
    cues: ['demand', 'request', 'instruction', 'ask', 'refuse', 'autonomy', 'told'],
    not: [
      'begs',
      'demands sweets',
      'demands toys',
      'demands attention',
      'demands to be carried',
      'demands food',
      'demands milk',
    ],
  },
  topicWords: ['ask', 'question', 'idea', 'choose', 'choice', 'word'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing', 'gear'],
  facts: [
    'In demand avoidance an ordinary ask, also for something wanted, sets off the body’s alarm: a faster heart, tight muscles, a fast "no". It is not chosen and it is no rudeness.',
    'It helps when fewer things are asked, when there is a real choice, when there is time, and when a thing is said as an idea, a note or a joke rather than an instruction.',
    'Smoke alarms ring for toast and steam as well as for fire.',
    'An alarm in a body goes down again by itself in some minutes when nothing more is added.',
    'People of all ages like a thing less once they are told to do it; it is called reactance.',
    'What keeps somebody safe is seen to by a grown-up.',
  ],
  threads: {
    alarm: 'an alarm that rings for toast as it does for a fire',
    order: 'what can be chosen: which one first, and when',
    note: 'an ask on a piece of paper that can lie there',
    own: 'a thing that was wanted, and feels another way once it is asked for',
    wait: 'a little time after the ask, in which nothing is said',
  },
  decidedBy: [
    /\b(?:shuts? down|freez\w+|panics?|refus\w+|digs (?:his|her|their) heels in|goes (?:silent|blank|rigid))\b[^.!?]{0,16}\b(?:when(?:ever)?|if|as soon as|every time|the moment) (?:any(?:one|body)|some(?:one|body)|every(?:one|body)|people|we|i|a grown-?up|an adult) (?:tells?|asks?) (?:him|her|them) (?:what )?to do\b|\b(?:when(?:ever)?|if|as soon as|every time|the moment) (?:any(?:one|body)|some(?:one|body)|people|we|i) (?:tells?|asks?) (?:him|her|them) what to do\b[^]*\b(?:even|things?) (?:\w+ )?(?:he|she|they) (?:wants?|likes?|loves?|enjoys?)\b/i,
    // A flat no to whatever is asked, also to what is liked, is no quarrel about one thing.
    /\b(?:(?:any|every|each)(?: ?time)? (?:i|we|you|anyone|somebody|someone) asks? (?:him|her|them)\b|(?:anything|whatever|everything) (?:(?:i|we|you) ask|(?:he|she|they)(?:['’](?:s|re)| is| are) asked)|any (?:ask|request|instruction|question)|all requests)[^.!?]{0,50}\b(?:no|refus\w*)\b[^]*\b(?:even (?:things?|what|when|if|for|stuff)|things? (?:he|she|they) (?:likes?|loves?|wants?|enjoys?)|panics?|shuts? down)\b|\b(?:says? no to|refuses) (?:everything|anything|whatever)\b[^]*\b(?:panic\w*|freez\w*|shuts? down|even (?:things?|what|when) (?:he|she|they|it))\b/i,
    /\b(?:every time|whenever|when|as soon as|if) (?:i|we|you) (?:ask|tell) (?:him|her|them) to\b[^.!?]{0,60}\b(?:floppy|goes limp|(?:says|shouts) (?:(?:he|she|they|i) )?can['’]?t|freezes|collapses|body won['’]?t)\b/i,
    /\b(?:can'?t|cannot|won'?t|refuses to|unable to) do (?:anything|a (?:single )?thing|what) (?:that )?(?:he|she|they)(?:'s|'re| is| are) (?:asked|told)\b(?=[^]*\b(?:body|brain|legs|pda|demand\w*)\b)/i,
    /^(?![^]*\b(?:argu\w+|answers? back|answering back|back ?chat|back talk|talks? back|cheek\w*|rude)\b)[^]*?\b(?:says no to (?:everything|anything|whatever) (?:i|we) (?:ask|say|suggest)|(?:if|when|whenever) (?:i|we) (?:tell|ask) (?:him|her|them) to do (?:anything|something)\b)/i,
  ],
  threadCues: {
    own: /\b(?:even (?:the )?(?:nice|fun|good|things?|what|when)|things? (?:he|she|they) (?:wants?|likes?|loves?|enjoys?)|wants? to|own idea|if I suggest)\b/i,
    order: /\b(?:choos\w+|choice\w*|order of|which (?:one )?first|pick)\b/i,
    note: /\b(?:notes?|written|writ(?:e|es|ing)|lists?|texts?|post-?its?)\b/i,
  },
  roles: {},
  titles: {
    young: [
      { text: 'It Was Only Toast', thread: 'alarm' },
      { text: 'Which One First?', thread: 'order' },
      { text: 'Sock, Coat, Which?', thread: 'order' },
      { text: 'The Shoes Can Wait', thread: 'wait' },
      { text: 'Tick, Tock, Time', thread: 'wait' },
      { text: 'A Note by the Door', thread: 'note' },
      { text: '{name} and the Asking' },
    ],
    older: [
      { text: 'An Alarm for Toast', thread: 'alarm' },
      { text: 'Only Toast, Again', thread: 'alarm' },
      { text: 'In Any Order', thread: 'order' },
      { text: 'First, Next, Whichever', thread: 'order' },
      { text: 'A Note Can Lie There', thread: 'note' },
      { text: 'Whose Idea It Was', thread: 'own' },
      { text: '{name} and the Asking' },
    ],
  },
  benefits: [
    'Says what happens in a body when an ask is too much, without blame.',
    'Shows what others can do: ask less, leave time, offer a real choice.',
    'Gives {name} words for the moment, and asks for nothing.',
  ],
  talk: {
    young: [
      'What could be chosen in the story?',
      'How does a body feel when somebody asks?',
      'Would it be fun to ask a shoe a silly question?',
    ],
    older: [
      'What rang in the story, and what was it about?',
      'Which word fits the blank, if one does?',
      'Which way of asking is the easiest to hear?',
    ],
  },
  cover: { setting: 'living-room', time: 'day', pose: 'sit', feeling: 'calm', companion: 'grown-up', props: ['coat'] },
  text: {
    '2-3': script(`
      D<order> Sock or coat? {Name has} a choice. One is first. One is next. Both are here.
      D<order> Here is a sock. Here is a coat. {Name has} a choice. Hop, says the sock!
      D<wait> Somebody asks. Then it is quiet. {Name has} time. Tick, tock, tick. The shoes can wait.
      D<wait> Tick, tock. {Name has} time. Somebody asks about shoes. The shoes just sit there.
      D<alarm> Somebody asks. {his} tummy may go boom. Out comes a no. The no is fast. Then it gets quiet.
      P Grown-ups say no too. They say it to peas.
      P Some children go fast. Some like time first.
      P A cat has its own ideas.
      Q When somebody asks, {Name} may feel ____.
      Q When it is quiet, {Name} may feel ____.
      Q With time, {Name} may feel ____.
      H {helper} can wait a bit.
      H {helper} can ask the shoe.
      H {helper} can bring two.
      H<helper> {helper} can be silly too.
      H<adult> {helper} can try {adult}.
      T {he} can choose.
      T {he} can say, "Not yet."
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<order> {he} can say, "I choose."
      C<wait> {he} can say, "Tick, tock, time."
      C<alarm> {he} can say, "Soft, please."
      C<topic> {he} can think about {topic}.
      A<order> First one, then the other. Or the other one first! It is a good choice. Hello, door.
      A<wait> Tick, tock, tick. Nobody asks now. There is time. Shoes are good at that.
      A<alarm> The no was heard. The tummy is soft now. Somebody asks in a soft voice. Hello, sock.
    `),
    '4-5': script(`
      D<alarm> A smoke alarm beeps when toast gets black. It thinks there is a fire, and it was only toast. When somebody asks for something, {his} body may do the same. The heart goes fast, and out comes a "no". It beeps for nice things too.
      D<order> Sock first, or coat first? Some things can be in any order. {Name} may like it when there is something to choose. Then nobody pushes. A sock on a hand is a choice too, for a while.
      D<wait> After somebody asks, there can be a gap. It is quiet in it. {Name} may need that time. A body can feel pushed. In the gap, nobody asks again. The shoes stay by the door, and they have no hurry.
      D<note> A note can be on a door, with a picture on it. It asks without a voice. {Name} may look at it or walk past. A note is not in a hurry. It stays, and it does not look back.
      P Grown-ups know it too. When somebody says "smile!", the smile goes away.
      P A "no" like that comes by itself. It is nobody's fault. It means, "That was too much."
      P People ask lots of things in a day. They do not count them. It can be good to ask less.
      Q When somebody asks for something, {his} tummy may feel ____.
      Q When there is time, {Name} may feel ____.
      Q When there is something to choose, {Name} may feel ____.
      H {helper} can ask for less and leave some time. ~ Lots of things can wait.
      H {helper} can talk to the shoe and not to {Name}. ~ Shoes like to be asked.
      H {helper} can do it with {him}, or alone today. ~ Both are fine.
      H<helper> {helper} can be silly, with a sock on one ear.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can say, "Too much," or hold up a hand.
      T {he} can choose which one is first, or a third one.
      T<comforter> {he} can hold {comforter} while it is quiet.
      T<doing> {he} can try {doing}, if it feels right.
      T<gear> {he} can {gear} for a while.
      C<alarm> {he} can think, "Beep, beep, only toast."
      C<order> {he} can say, "I choose the order."
      C<wait> {he} can say, "I need a gap."
      C<note> {he} can think, "The note can wait."
      C<topic> {he} can think about {topic} in the gap.
      A<alarm> The beep gets quiet when nobody asks any more. It was only toast. A body with a good alarm is still a good body. And toast is nice with jam.
      A<order> Coat, sock, or sock, coat? In the end both are on, or they are not on yet. Nobody pushed. A thing is lighter when somebody could choose.
      A<wait> The gap was there, and nobody asked in it. A body gets calm by itself. Some things get done later. The shoes stand side by side, as before.
      A<note> The note is on the door and asks in its quiet way. It may stay there till morning. Paper does not get cross. The sun on it goes on smiling.
    `),
    '6-7': script(`
      D<alarm> A smoke alarm cannot tell toast from a fire. So it rings for both. {his} body may have an alarm that rings when somebody asks for something. It rings for dull things and for nice ones too. The heart gets fast, and a "no" is out at once. Nobody chose that. It is how an alarm works.
      D<order> People ask for big things, and each has small parts. Going out has a coat, two shoes and a door. For {Name} it may be good to see the parts one by one. Some stay as they are, and the order is free. Which is first, and in which room? Those can be chosen.
      D<wait> When somebody asks, most people wait for a second or two. That is short. {Name} may need much more, because at first the body only hears a push. After some quiet minutes the push gets weaker. Then there may be an idea. It comes better when nobody looks.
      D<note> A voice asks right now. A note asks whenever somebody reads it. {Name} may find paper easier, because paper does not look or wait. It can lie on the table all morning. It can be read, turned over or made into a boat.
      D<own> {Name} may want to go to the park. Then somebody asks, "Shall we go to the park?" All at once it is no fun. The park is the same as before. It was {his} own idea, and now it feels like a job. Lots of people know that in a small way.
      P From outside it can look like not wanting. It is more like not being able to, just then. People can learn to see the difference.
      P Grown-ups do not like orders either. Some hear "careful!" and drop the cup.
      P People ask a child lots of things in one day. Few of them have ever counted.
      Q When somebody asks for something, {his} body may feel ____.
      Q<alarm> When the alarm gets quiet, {Name} may feel ____.
      Q When nobody asks for a while, {Name} may feel ____.
      Q When {he} can choose, {Name} may feel ____.
      H {helper} can ask less on hard days. ~ Most things can wait for a better hour.
      H {helper} can say it as an idea and then walk off. ~ It is easier with nobody looking.
      H {helper} can do the first half, and ask for no second half.
      H<helper> {helper} can tell {Name} about an order that was silly. ~ There are many.
      H<adult> {helper} can start {adult}. ~ It has helped before.
      T<alarm> {he} can say, "My alarm is on." ~ Then others know that it is no fight.
      T {he} can say, "Too much," or show it with a hand. ~ Then others know that it is no fight.
      T {he} can change the order, or find another way to do it.
      T<comforter> {he} can go somewhere quiet with {comforter}.
      T<doing> {he} can try {doing}, if it fits. ~ It has helped before.
      T<gear> {he} can {gear} for a while.
      T<quiet> {he} can spend some time {quiet}. ~ A body calms down by itself.
      C<alarm> {he} can think, "It rings, and it is toast."
      C<order> {he} can say, "Yes, in my order."
      C<wait> {he} can say, "Ask me later, please."
      C<note> {he} can say, "Write it down, please."
      C<own> {he} can think, "It was my idea before they asked."
      C<topic> While it is quiet, {he} can think about {topic}.
      A<alarm> The alarm has stopped, and nothing was on fire. Somebody asked, and a body rang. That happens, and nobody is to blame for it. In the quiet after it, all sorts of things are possible. One of them is toast.
      A<order> In the end two shoes were on, or one shoe and one sock. The order was a new one. People who choose the way often get there too. The door opens for any order.
      A<wait> The question is still there, and it has got smaller. Time did that. Nobody asked twice, and nobody counted. Some things got done in their own way, and some can wait.
      A<note> The note has been a boat, and then a note again. The words on it are still the same. Nobody asked if it had been read. Paper is good at keeping quiet.
      A<own> An idea can come back when it is left alone. The park will be there in an hour, too. It may be somebody's own idea by then. It is the same park, with nobody to ask for it.
    `),
    '8-10': script(`
      D<alarm> A smoke alarm does not know what is burning. It rings for toast as it does for a fire, since a false alarm does less harm. {his} body may do something similar when somebody asks for something. It rings for dull things, and also for nice ones. The heart speeds up, and a "no" is out before there has been a thought. That is an alarm, and not a decision.
      D<order> Nearly everything that people ask for is a bundle. "Get ready" is shoes, coat, bag, hair and door, thrown at somebody in two words. {Name} may find that the bundle is what feels too big. Taken apart, some of it is fixed and most of it is open. The order can be chosen, and so can the place, the speed and which foot. Some of it can be left out on a bad day, and nobody will find out.
      D<note> A question that is spoken stands in the room and waits. It has a face with it, and the face has eyebrows. {Name} may find a note much easier. A note has no eyebrows. It asks when somebody chooses to read it. Before that it can be a bookmark.
      D<own> There is something odd about being asked. {Name} may have been on the way to the door already when somebody says, "Come on, out we go." From that second the legs are heavy. The park is the same park. A moment before it was an idea of {his} own, and now it feels like a task. Scientists call it reactance, and everyone has some of it.
      P From the outside it can look like laziness or cheek. Those who live with it know that it is neither. It shows in the things that are wanted and still do not work.
      P Adults rarely notice how much they ask. In one morning it may be dozens of things, and half of them would sort themselves out. Counting them can be an eye-opener.
      P Everyone has a bit of this. Somebody is about to wash up, hears "Could you wash up?" and would now rather eat the sponge.
      Q When somebody asks for something, {Name} might notice ____. It may be in the chest, the legs or the voice.
      Q<alarm> When the alarm has stopped, {Name} might feel ____. It is often a different word.
      Q After a while without questions, {Name} might feel ____. It is often a different word.
      Q With a real choice, {Name} might feel ____.
      H {helper} can ask for fewer things on a hard day, and say so. ~ Only what keeps people safe needs to be left.
      H {helper} can put it as an idea, or as a joke, and walk away. ~ An idea needs room to be picked up.
      H {helper} can agree with {him} on a word that means "too much". ~ It saves both sides an argument.
      H<helper> {helper} can keep count of {his} questions to others for a morning. ~ The number will be a surprise.
      H<adult> {helper} can start with {adult}. ~ It has helped before.
      T<alarm> {he} can say, "Alarm," and leave it at that. ~ It is shorter than a quarrel.
      T {he} can say, "Too much," and leave it at that. ~ It is shorter than a quarrel.
      T {he} can propose another order, or another way altogether. ~ It may turn out to be better.
      T<comforter> {he} can go somewhere quiet with {comforter}. ~ Bodies calm down when nothing is added.
      T<doing> {he} can try {doing}, if it suits. ~ It has helped before.
      T<gear> {he} can {gear} for a while.
      T<quiet> {he} can spend some time {quiet}. ~ Bodies calm down when nothing is added.
      C<alarm> {he} can think, "It rings. It may be toast."
      C<order> {he} can say, "Which parts are fixed? I'll choose the rest."
      C<note> {he} can say, "Write it down and walk away, please."
      C<own> {he} can think, "It was my idea first."
      C<topic> Until it is quiet again, {he} can think about {topic}.
      A<alarm> Alarms go quiet when there is no more smoke. Here that means that nobody asks for a while, and nobody minds. Then it can turn out that the thing itself was not the trouble. There was no fire. Somebody with a sensitive alarm is not a difficult person, any more than toast is a difficult breakfast.
      A<order> The bundle lies there in five parts, and they get picked up in a brand new order. One part may stay there until tomorrow. The bus does not ask which shoe came first. Being able to choose makes things lighter, and that is so for everybody.
      A<note> The note has travelled from the table into a book and back. What it asks has not changed, and the day around it has. Perhaps it gets done, perhaps it turns into a paper plane with a message. As a way of asking, it has good manners.
      A<own> Ideas come back when they are left alone, rather like cats. By the afternoon the park may be somebody's own plan again. It helps when the others have learnt not to ask just then. The gate is open, and there is no sign on it that says whose idea it was.
    `),
    '11+': script(`
      D<alarm> Smoke alarms are built to be wrong in one direction. They would rather ring for toast a hundred times than miss a single fire. {his} nervous system may be set in the same way, and what it rings for is being asked. It goes like this: a perfectly ordinary request, a pulse in the throat, and a refusal that was out before anyone was consulted. It happens with pleasant things as well. Those who call it stubborn have mistaken an alarm for an opinion.
      D<order> "Can you just get ready" contains at least nine separate tasks and one word too many, which is "just". {Name} may find that what cannot be faced is the bundle, along with the tone. Taken apart, it looks different. A few of the parts are fixed by clocks and law, and the rest is habit. They can be done in another order, in another room, later, differently or by somebody else.
      D<own> People can be on the point of doing something, hear somebody ask for it, and find that it no longer works. {Name} may know the effect from homework, from showers, and from things that were looked forward to for weeks. Psychologists call the mild form reactance, and everyone has it. In some people it is not mild. The wish has not gone. It has been put behind glass.
      D<note> A spoken request comes with a face, a voice, a deadline of two seconds and an audience of one. {Name} may find that the same words in a message are quite manageable. Writing takes the pressure out, since it can be read late, read twice, or left until the pulse is normal. It is a common preference, and whole offices run on it.
      P From outside, "cannot" and "will not" look identical, which is the cause of most quarrels about it. The difference shows when something that was badly wanted fails in the same way. Anyone who has watched that happen tends to stop talking about effort.
      P Adults ask for a great deal without hearing it: questions, hints, sighs, the raised eyebrow. Half of it could be dropped, and nothing would fall down.
      P Other people manage demands by not noticing them, in the way that one does not notice a fridge. Whoever hears every single hum is not making it up. It is tiring to live beside a fridge.
      Q At the moment of being asked, {Name} might notice ____. It may be physical before it is a thought.
      Q Once nobody wants anything, {Name} might feel ____. It can take a while to arrive.
      Q About the word "just", {Name} might feel ____.
      H {helper} can sort what gets asked into what keeps people safe and what does not, and drop half of the second pile. ~ It is usually the larger one.
      H {helper} can mention a thing once, in writing, and not come back to it. ~ Silence is part of the offer.
      H {helper} can explain to the school that it is a reflex and no rudeness, if {Name} wants that. ~ It changes what a "no" is taken for.
      H<helper> {helper} can admit to a few things that went undone for the same reason. ~ There tends to be a tax return among them.
      H<adult> {helper} can go back to {adult}. ~ It has helped before.
      T<alarm> {he} can name it: "That is the alarm, it will pass." ~ It stops other people from arguing with it.
      T {he} can name it: "That was one ask too many." ~ It stops other people from arguing with it.
      T {he} can turn the thing round until it is {his} own, with another order, another place or a private reason. ~ Nobody needs to know the reason.
      T<comforter> {he} can withdraw for a while, and {comforter} can come along.
      T<doing> {he} can try {doing}, if it suits. ~ It has helped before.
      T<gear> {he} can {gear} for a while.
      T<quiet> {he} can spend a while {quiet}. ~ Bodies calm down when nothing is added.
      C<alarm> {he} can think, "Ringing. Possibly toast."
      C<order> {he} can say, "Give me the list, and I'll choose the order."
      C<own> {he} can think, "I wanted this before they asked."
      C<note> {he} can say, "Text me that, and then leave it."
      C<topic> Until it is quiet again, {he} can think about {topic}.
      A<alarm> Most of the time there turns out to be no fire. The ringing stops when nobody adds to it, and what was asked can be looked at again, or not. An alarm that goes off easily is a nuisance to live with and no flaw of character. People who know about it learn to ask otherwise. Toast, meanwhile, has done nothing wrong.
      A<order> What got done was done in an order that would not be found in any manual, and some of it was not done. The day survived. A thing that somebody could choose weighs less than the same thing handed over, and that is true of adults with jobs too. The word "just" has not been missed.
      A<own> Left alone, a wish often finds its way round the glass. It may be an hour later, with nobody in the room, and it may look quite different from what was asked for. It counts all the same. The idea belonged to the one who had it, and being second to say it aloud has not changed that.
      A<note> The message is still there in the evening, unread or read, with no eyebrows attached. It may get an answer, a deed or a joke. Those who asked have learnt that silence is not rudeness, and that a thing asked once in writing has been asked. It is a quieter house for everyone.
    `),
  },
};

/**
 * Being asked, where an ask is felt as an alarm: demand avoidance, whatever it is called in a family. It asks for nothing:
 * what can wait, what can be chosen and who can say it otherwise. No word for it is told to a child here.
 */
export const demandsTooBig: Frame = withScenes(own, brushWithoutAnOrder);
