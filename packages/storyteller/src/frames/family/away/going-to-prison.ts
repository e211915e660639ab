import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

const PARENT = String.raw`(?:dad|daddy|father|papa|mum|mummy|mom|mommy|mother|stepdad|stepmum|parent|husband|wife|partner|ex)`;
const PRISON = String.raw`(?:a |the )?(?:prison|jail)\b`;
/** It lies ahead: whoever "went" or "was sent" is there already. */
const AHEAD = String.raw`(?:(?:['’]?s|is|are|am|['’]m|may be) (?:\w+ )?(?:going|off|being sent|about to (?:go|be sent)|due to (?:go|be sent)|going to (?:go|be|get) (?:sent|put)?)|(?:has|have|will have|needs) (?:got )?to go|(?:will|is going to|going to) (?:be )?(?:go|going|sent|put)|goes|leaves for|(?<!(?:was|got|been|were) )sent)(?: away)?`;

/** Who is at home with the child meanwhile, as it was said: "He will live with me, nana". */
const KEEPER: Role = {
  fallback: { text: 'a grown-up' },
  cues: [
    {
      match: /\b(?:live|lives|living|stay|stays|staying|be) (?:here )?with (?:me,? |his |her |their |us,? )?(?:\(|- ?)?(nana|nanna|nan|nanny|gran|granny|grandma|grandmother|auntie|mum|mummy|mom|mommy|mama)\b/i,
      phrase: { text: '$', gender: 'f' },
    },
    {
      match: /\b(?:live|lives|living|stay|stays|staying|be) (?:here )?with (?:me,? |his |her |their |us,? )?(?:\(|- ?)?(grandad|granddad|grandpa|uncle|dad|daddy|papa)\b/i,
      phrase: { text: '$', gender: 'm' },
    },
  ],
}; // prettier-ignore

/** A visit is told only where one was spoken of. */
const SENT_OR_BROUGHT: Role = {
  fallback: { text: 'send a drawing' },
  cues: [
    { match: /(?<!n['’]?t |not |no |never )\bvisit(?:s|ing)?\b/i, phrase: { text: 'bring a drawing on a visit' } },
  ],
};

/** A parent is going to prison and is not there yet: it is news, and a child is told what it is and who is at home. */
export const goingToPrison: NamedScene = {
  id: 'toprison',
  image: 'a door that will be locked for a time, and a lamp at home',
  cue: said(
    String.raw`\b(?:${PARENT}(?=['’]?s? )|i(?=['’ ]))(?:['’]?s)? ?(?:\w+ ){0,3}?${AHEAD} (?:\w+ )?(?:to|into) ${PRISON}|\b${PARENT} (?:going|about to go) (?:to|into) ${PRISON}`,
    String.raw`\b(?:if|whether|thinks?|might|could|not|never) (?:[\w']+ ){0,6}?(?:prison|jail)\b|n['’]t (?:[\w']+ ){0,4}?(?:prison|jail)\b|\b(?:prison|jail) (?:officer|guard|warden|chaplain|van)|\b(?:prison|jail) (?:to|for) (?:work|visit|see|teach)|\b(?:works?|working|job) (?:at|in|for) |\bfrom (?:prison|jail)\b|\bgame\b|\bmonopoly\b`,
  ),
  decides: true,
  answers: /\b(?:prison|jail|tell (?:him|her|them)|explain|live with|lives with|stay with|visit\w*|a while|sad|ask\w*)\b/i,
  titles: { young: 'A Lamp at Home', older: 'Before a Door Is Locked' },
  roles: { keeper: KEEPER, sentorbrought: SENT_OR_BROUGHT },
  beside: {
    benefits: [
      'Says in plain words that {name} has a parent who is going to prison, so that it is not heard first from others.',
      'Says that no child caused it, and who is at home.',
      'Offers {name} one small way to ask again and to keep in touch.',
    ],
    talk: {
      young: ['Who is at home in the story?', 'Which word fits in the blank for {name} today?', 'Shall we make a drawing to keep or to send?'],
      older: ['What is known in the story, and what is not known yet?', 'Which word went into the blank?', 'Which question shall we try to find an answer to?'],
    },
  },
  text: {
    '2-3': `
      D<toprison> {who} is going away for a time. {Name} is not alone. There is a house called prison. {who} will sleep there. No child did that.
      P<toprison> {who} can think of {Name} there.
      Q<toprison> About {who}, {Name} may feel ____.
      H<toprison> {helper} can tell it again.
      T<toprison> {he} can keep a photo.
      T<toprison> {he} can draw a dot and a line.
      C<toprison> {he} can say, "A door there. Me here."
      A<toprison> {who} goes away for now. {keeper is} here. Here is a bed. Here is a hug. Night-night.
    `,
    '4-5': `
      D<toprison> {who} is going away, to a place called prison. {Name} may ask why. A prison is for grown-ups who broke a big rule. That rule is called a law. The doors there are locked for a time. No child made it happen.
      P<toprison> A prison has beds, meals and people who work there. {who} can think of {Name} there.
      P<toprison> Some children think, "I made that." They did not. It is a grown-up thing.
      Q<toprison> When {Name} thinks of it, {he} may feel ____.
      H<toprison> {helper} can say true words, and the same ones tomorrow.
      H<toprison> {helper} can say what stays the same, like supper.
      T<toprison> {he} can ask, "Why?" It is a good question.
      T<toprison> {he} can {sentorbrought}.
      C<toprison> {he} can say, "Not because of me. I can miss {who}."
      A<toprison> {who} will be away for a time. {keeper is} at home with {Name}. A locked door stops feet. It does not stop thinking of somebody. There is supper, and there is a lap.
    `,
    '6-7': `
      D<toprison> {who} is going away for a while, to a place called prison. It is big news, and {Name} may have big questions. When a grown-up breaks a law, a judge can decide about it. Then that grown-up lives in a prison for a time. The doors there are locked. It is not because of anything that {Name} did, said or thought.
      P<toprison> There are beds, meals and jobs in a prison. People there can love somebody at home.
      P<toprison> Somebody can be cross with {who} and miss {who} as well. Both can be true.
      Q<toprison> When {Name} hears about it, {he} may feel ____. It may be two words.
      H<toprison> {helper} can say what is known, and what is not known yet.
      H<toprison> {helper} can say what stays the same, such as supper.
      T<toprison> {he} can ask again tomorrow. ~ A big question may be asked more than once.
      T<toprison> {he} can {sentorbrought}. ~ A drawing can say a lot.
      C<toprison> {he} can think, "It is a grown-up thing. It is not because of me."
      A<toprison> {who} will be away for a time, and that is sad. {keeper is} at home with {Name}, and a lamp is on. A locked door stops feet. It does not stop thinking of somebody, or being loved. The questions may come again, and so may the true answers.
    `,
    '8-10': `
      D<toprison> {who} is going to be away for some time, in prison. {Name} may hear it at home first. When an adult is thought to have broken a law, a court looks at it, and a judge decides. Somebody in prison lives there for a time and cannot choose to leave. It is fair to want to know what happened. Whatever it was, an adult did it. No child caused it, and none could have stopped it.
      P<toprison> In a prison there are set hours for meals, for work and for a walk outside. In between there is time for thinking about home.
      P<toprison> Somebody can do wrong and still be loved. It is possible to be angry with {who} in the morning and to miss {who} at night.
      Q<toprison> Before that day, {Name} might feel ____. It may change within an hour.
      H<toprison> {helper} can say what is known, such as when it begins, and what is not known.
      H<toprison> {helper} can find out about letters, calls and visits. ~ Prisons have rules for each of them.
      T<toprison> {he} can say or ask something before that day comes, or write it down. ~ A note can be short.
      T<toprison> {he} can choose which friends know about it, one by one.
      C<toprison> {he} can think, "It is true, I did not cause it, and I can talk about it."
      A<toprison> A locked door keeps somebody in. It does not say what that person is to a family. {who} will be away for a time, and {keeper is} at home with {Name}. Some of the days may be heavy. On those, somebody at home can be told, and the true answer can be asked for again.
    `,
    '11+': `
      D<toprison> {who} is going to be away, in prison, because a court decided so. {Name} may know some of the reasons, and perhaps more than people think. The time before it begins can be odd, since everybody knows and breakfast goes on. A sentence is passed on one person, and the family serves a part of it anyway. None of that was caused by anybody of {Name}'s age, or could have been prevented by {him}.
      P<toprison> Thousands of young people have been told such news. Hardly any of them mention it, so it looks as if there were nobody.
      P<toprison> It is possible to love somebody, to be furious with them and to be embarrassed, all in one week. None of it is disloyal.
      Q<toprison> When somebody mentions it, {Name} might notice ____. There is no correct reaction.
      H<toprison> {helper} can answer honestly what is asked, and leave the rest until it is.
      H<toprison> {helper} can find out what contact is possible, and leave it to {Name} how much of it {he wants}.
      T<toprison> {he} can say something to {who} before the day, or write it, or leave it for later.
      T<toprison> {he} can choose one adult at school who is told. ~ It saves explaining bad days.
      C<toprison> {he} can think, "What {who} did is not who I am."
      A<toprison> There will be a first day of {who} being away, and then a second one. What somebody did and what they are to a family are two separate questions, and both can stay open. {keeper is} at home with {Name}, and there is a life here with its own appointments. What is known can be asked for, today and later.
    `,
  },
}; // prettier-ignore
