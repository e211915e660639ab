import type { Kind } from '../understand/kinds.ts';

/**
 * What is said to a parent about the talk, the grown-ups around the child, or themselves. Several for each, so that none
 * comes twice in a conversation; marks as in the pages of guidance.
 */
export const TALK_TEXTS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  'family-disagrees': [
    'Two grown-ups who disagree at eight in the evening mostly disagree about being tired. Agree by day, without {him} in the room, on one thing only, for ten days, and write down beforehand what you would both count as better. After that the list decides, and nobody has to have been right.',
    'You could give the other one a job instead of an argument: "You do Tuesday and Thursday your way, I do the other nights mine, and we compare on Sunday." {He} can learn that two people do things differently, as long as each does the same thing every time.',
    'An opinion from the family is easier to hear when it has somewhere to go: "You may be right. We are trying this for two weeks, then I would like to know what you saw." It ends the conversation without losing anybody.',
    'What weighs more than an opinion is what you both saw. Put a dot on the calendar each time it happens, and one word for what came before. After ten days you have a page to look at together, and it takes no side.',
  ],
  'staff-disagree': [
    'Ask for fifteen minutes, not at the gate, and bring one question: "What do you see, when, and what happens just before?" Listen to all of it before you say what you see at home. {He} may be two different children in two places, and both of you may be right.',
    'Agree with them on one sentence that is said the same in both places, and on one line a day in the book or by message: how often, how long. In two weeks you will both know more than either knows now.',
    'If nobody there has said anything, ask; it is an ordinary thing to ask: "We notice this at home. Do you see it too?" No news can mean that all is well, or that nobody has looked at that one thing.',
  ],
  'self-blame': [
    'That is a hard word to lie awake with, and nothing you have written earns it. You had a bad ten minutes at the end of a long day; so did {he}. What {he} will keep is how most evenings are, and how the bad ones are mended. Sit down beside {him} for two minutes tomorrow, at something {he} like{s}.',
    'Somebody who did not care would be asleep by now. Do one small thing for yourself before anything else: drink, eat, sit. If this thought is there most days for two weeks, tell your own doctor in those words; it is a thing doctors can help with.',
    'The word does not help you and it does not help {him}. Swap it for one you can do something with: "Tonight went wrong at one point, and I know which." That has a place, a time and a next try.',
  ],
  'next-step': [
    'One thing only; the others wait. Say it to yourself on the way there, and tell the other grown-up in one sentence what you will do, so that you are not corrected in the middle. Afterwards note two words: what came before, and how long it lasted.',
    'The smallest piece again: the same words, the same place, the same order. What makes the difference tomorrow is less what you do than that it is the third time {he} see{s} it.',
  ],
  comparison: [
    'One other child shows what can happen, not what will. Take the comfort in it, and keep to the plan all the same: what you do now costs little, and waiting on a story costs time if this story is a different one.',
    'Children of one family can be as unlike as neighbours. What worked there is worth one try, a week, and no longer if it does not suit {him}.',
  ],
  'my-fault': [
    "I can't see a fault in what you wrote; I can see somebody asking at the end of a long day. What you can shape is the next five minutes, and those are what we are talking about.",
    'Looking for the one cause rarely finds it; there are usually three small ones and a tired evening. What helps is the same whoever began it, so you may leave that question for tonight.',
    'If that one thing had been enough to do it, most families would be in the same place. Leave it out for two weeks, see whether anything changes, and then you know instead of wondering.',
  ],
  'lost-temper': [
    'It comes out louder than you meant, and then the house is very quiet.',
    'A shout is what is left when everything else has been used up by the evening.',
  ],
  apology: [
    'Say it, and keep it short: "I shouted. That was too loud, and it wasn\'t your fault." There is nothing weak in it; {he} see{s} that a person can be cross and come back. Leave out the "but you ..."; what {he} did can be talked about tomorrow, in daylight.',
    'Once is enough, and then something ordinary together. {He} need{s} the sorry less than the proof that the two of you are all right again.',
  ],
  'staying-calm': [
    'Leave before the top, not at it. Choose the sign that comes first, a hot face, a tight jaw, the second time you say a thing, and tie one move to it: hands under cold water, or one step out of the door. "I am getting cross. I am going to the sink. I\'ll be back in one minute." {He} must be somewhere safe; then go.',
    'Make the bad half hour smaller: eat something yourself at five, say out loud "I have ten minutes of patience left," and let one thing go, the bath or the vegetables. If it boils over most days, or you are afraid of what comes after shouting, tell your health visitor or doctor this week, in those words.',
  ],
  unrealistic: [
    'Then it has to be smaller, or it is no use to you. Take one ten-minute piece of the day, the one where it matters most, and leave the rest as it is. Ten minutes that happen beat an hour that does not.',
    'Fair. You know what your day holds and I do not. Which part could you do with one hand while the kettle boils? Keep that part for a week, and drop the others without a bad conscience.',
    'You may be right, and I have not met your family. Take what fits, and test it for a week against what you do now; the week decides, not me.',
  ],
  'everyone-does': [
    'That may well be; people also tell the better half. What others do is no rule for you, and neither is a number on a page. Look at {him}: how {he} sleep{s}, eat{s}, play{s}, and how {he} stop{s}. If those four are all right, you have some room.',
    'Other families have other evenings. The question that helps is whether it works in yours: does {he} come out of it easier, or harder to live with?',
  ],
  success: [
    'That is good to hear. Now change nothing for a week; the second good night is worth more than the first. Tell {him} what {he} did, not how good {he} {is}: "You stayed in your bed until it was light."',
    'Well done, both of you. There will be a worse day in between, there nearly always is; go on exactly as before, and it passes sooner.',
    'I am glad. Write down what you did, in three lines, for the next time it comes round.',
  ],
  nod: [
    'Good. The first thing only, tonight; the others keep.',
    'All right. If it goes wrong, tell me at which moment; that is where the next idea comes from.',
    'I am here if you want to go on.',
    'Whenever you like.',
  ],
  'says-nothing': [
    'Then let us make it very small. Tonight choose the one moment that costs you most, and leave every other rule alone. One thing, one evening.',
    'Do the least tonight: safe, fed, in bed, whatever the order. Plans are for daylight.',
  ],
  'adult-words': [
    'To a grown-up, begin with what was seen, not with what it means: "{He} cried from ten to four until five past, and then asked for the blue car." Then one question: "What do you see?" And one thing you could both do this week. Nobody has to defend anything.',
    'Short, and without a verdict: "I would like us to do this the same way for two weeks. Could you say the same sentence as I do? Then we look at how it went." Give the sentence on a piece of paper; it is easier to follow than advice.',
  ],
};

/** What is said to a message that tells something and asks nothing; each with the parent's words before it. */
export const TAKEN_UP: readonly string[] = [
  'I keep that beside what you told me before.',
  'Good to have; it belongs in the picture.',
  'Then look out for it: once is news, three times is a pattern.',
  'I have that. If you end up asking somebody in person, tell them that in the same words.',
  'That goes with the rest. Tell it as you saw it; explanations come later, and often change.',
];

/** The same, when what is told is something the child said, asked or wants. */
export const CHILD_SAYS: readonly string[] = [
  'When {he} say{s} a thing like that, give the thought back before you answer it: "You have been thinking about that." Then one true sentence, no longer than what {he} said, and wait for the next.',
  'There is often a second sentence behind such a one. Stay beside {him} with something in your hands, and leave a pause long enough for it to come out.',
];

/** The same, when it is a wish. */
export const CHILD_WANTS: readonly string[] = [
  'Take it as it is meant, once and calmly: "You would like that very much." A wish that is heard need not be granted, and need not be argued away either.',
];

/** The same, where something is being mourned: nothing to collect, nothing to measure. */
export const TAKEN_UP_GENTLY: readonly string[] = [
  'Let it stand. There is nothing to repair in it tonight; being near is what can be done.',
  'That belongs to it as well. Keep the day as plain as you can: the same supper, the same bed, the same person saying goodnight.',
  'You are carrying your own part of it, too. Let somebody bring the dinner.',
];

/** Before what else a page could answer, when a question finds nothing on it. */
export const NO_ANSWER_HERE: readonly string[] = [
  'On that exact point I have nothing I would trust, so I will not guess.',
  'I would be guessing there, and you have enough people guessing at you.',
  'That one is not in what I have read.',
  'I do not know that, and it is better to say so.',
];

/** When a page is told to its end; the first may come once in a conversation, so may each of the others. */
export const ALL_TOLD: readonly string[] = [
  'I have told you what I know about this, and I would rather not say it twice.',
  'Here my reading ends, and a person who can see {him} goes further.',
  'For the rest you need somebody who can sit in the room with you.',
];
