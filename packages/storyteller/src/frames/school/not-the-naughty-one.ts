import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Told off so often that a child takes it for what it is: a deed is told apart from a person, and one moment is planned. */
export const notTheNaughtyOne: NamedScene = {
  id: 'naughtyone',
  image: 'a sticker with a word on it, which comes off',
  cue: said(
    String.raw`\b(?:(?:(?:gets?|got|getting|is|being|been|was) (?:\w+ )?)?(?:told off|in trouble|shouted at|moved down|sent out)\b[^.!?]{0,20}\b(?:every ?day|all the time|a lot|constantly|again|daily|most days|every (?:lesson|week)|so (?:much|often))|(?:always|constantly|forever|keeps?|often) (?:\w+ )?(?:(?:getting|being|gets?) )?(?:told off|in trouble|shouted at))\b|\b(?:says?|said|thinks?|believes?|calls? (?:him|her|them)sel\w+|feels? like|convinced|tells? (?:me|us)) (?:that )?["“'‘]?(?:he|she|they|i)?(?:['’]?s|['’]?m| is| am| are)? ?(?:just )?(?:the |a |an? )?(?:naughty|bad) (?:one|boy|girl|kid|child|person)\b`,
    String.raw`\b(?:forgets? (?!what|that|to (?:put|raise|wait))|los(?:es|ing) (?:everything|things|his|her|their|kit)|for (?:what|something) (?:other|another|he|she)|didn['’]?t do|not (?:him|her)|someone else|brother|sister|at home|by (?:me|us|dad|mum|his dad|her dad)|diagnos\w*|just (?:been )?told|found out|bad (?:mark|report)|supply|substitute|lunch ?time staff)\b`,
  ),
  decides: true,
  answers: /\b(?:naughty|bad|told off|trouble|every ?day|ADHD|autis\w*)\b/i,
  titles: { young: 'A Sticker That Comes Off', older: 'A Word That Sticks' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<naughtyone> Somebody is told off, and then again. After that a word may stick, like "naughty". {Name} may think that it sticks for good. But a word is only a sticker. It is about one thing that was done. It is not about all of {Name}.
      P<naughtyone> Grown-ups are cross with what somebody did. They like the child all the same.
      Q<naughtyone> When a cross voice comes, {Name} may feel ____.
      H<naughtyone> {teacher} can say what to do, and not only stop.
      H<naughtyone> {helper} can say three good things from today.
      T<naughtyone> {he} can look at the teacher's hand sign.
      T<naughtyone> {he} can say, "I can try it again."
      C<naughtyone> {he} can say, "I did a thing. I am {Name}."
      A<naughtyone> The sticker comes off at the edge. Under it is a child who helps to carry chairs. Some days have a cross voice in them. They have good words as well, and those can be said.
    `,
    '6-7': `
      D<naughtyone> When somebody is told off each day, a word can stick to them. It may be "naughty", like a label on a jar. {Name} may even think that it is true. But people are not jars. Somebody may call out, run or forget, and that can be worked on. What is in there is much more than one word.
      P<naughtyone> Some heads find it hard to wait and sit still. They work harder than the others, and nobody sees it.
      P<naughtyone> Teachers see what is loud. The quiet good things need somebody to say them.
      Q<naughtyone> After a cross voice, {Name} may feel ____. It may be two things at once.
      H<naughtyone> {teacher} can pick one thing, and tell when it went well.
      H<naughtyone> {helper} can ask, "What went well today?" before the rest.
      T<naughtyone> {he} can agree on a secret sign with {teacher}.
      T<naughtyone> {he} can put one thing right, such as to pick up the chair.
      C<naughtyone> {he} can think, "It was one thing. It was not all of me."
      A<naughtyone> The label is coming off at one corner. Today there was one cross voice, and there was one "well done". Both were told at home, the good one first. It is a mixed day, and most people have those.
    `,
    '8-10': `
      D<naughtyone> A label on a jar says what is in it. People get labels as well, and those are mostly wrong. {Name} was told off often, and "the naughty one" may have begun to stick. It would be more exact to say that some things go wrong: calling out, moving about, answering too fast. Those are things that a person does. They can be practised. A person is not a thing that somebody does.
      P<naughtyone> Being told off twenty times a day teaches hardly anything after the third. Teachers who know that look for one thing at a time.
      P<naughtyone> Some brains are built with quick starters and slow brakes. Their owners often try harder than anyone sees.
      Q<naughtyone> When {his} name is called across the room, {Name} might feel ____.
      H<naughtyone> {teacher} can agree on one aim and a quiet signal. ~ A touch on the desk is kinder than a shout.
      H<naughtyone> {helper} can begin each evening with something that went well. ~ It may be small, and it counts.
      H<naughtyone> {helper} can ask the school for a talk about what would help. ~ A change of seat or some movement may do more than a telling-off.
      T<naughtyone> {he} can repair one thing on the same day: pick it up, say sorry, hand it in.
      T<naughtyone> {he} can tell {teacher} when it is getting hard, before it goes wrong.
      C<naughtyone> {he} can think, "That was a thing I did. It is not my name."
      A<naughtyone> The label is not quite off, because glue is glue. On Thursday somebody said, "You waited, I saw that." It was said quietly, and it has lasted until now. There will be days with a cross word in them. They are days, and no description of a person.
    `,
    '11+': `
      D<naughtyone> Schools run on reputation as much as on timetables. Somebody who is told off often enough becomes "that one", and from then on even a dropped pen sounds like intent. {Name} may have accepted the description, because arguing with it is exhausting. It is worth separating two things. There are actions, some of which caused trouble and can be changed. And there is a story about a person, which others wrote in a hurry.
      P<naughtyone> Teachers expect what they have seen before, like everybody else. A few weeks of something different are noticed, although later than is fair.
      P<naughtyone> For some brains, sitting, waiting and staying silent cost far more effort than for others. The effort does not show, and the slip does.
      Q<naughtyone> Hearing that tone again, {Name} might notice ____.
      H<naughtyone> {helper} can ask for a meeting about what helps, with {Name} in the room. ~ Plans made about a person work better with that person.
      H<naughtyone> {helper} can hear the day's good part first, and the rest after that.
      T<naughtyone> {he} can choose the one adult at school who is fair, and check in there once a day.
      T<naughtyone> {he} can name one thing {he is} working on to a teacher, so that it gets looked for.
      T<naughtyone> {he} can put right what can be put right on the same day, without a speech.
      C<naughtyone> {he} can think, "It is what I did, and not who I am."
      A<naughtyone> Reputations are slow, in both directions. There has been one lesson without a word said, and one teacher who remarked on it. At home the good part was told first and took longer than expected. A person gets to be more than the paper that is written about them, and is, already.
    `,
  },
};
