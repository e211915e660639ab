import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** What it was for, where a parent says so. */
const DEED: Role = {
  fallback: { text: 'something happened that broke a rule' },
  cues: [
    {
      match: /\b(?:fight\w*|fought|punch\w*|hit|hits|hitting|kick\w*|scrap|brawl)\b/i,
      phrase: { text: 'there was a fight' },
    },
    { match: /\b(?:vap(?:e|es|ed|ing)|smok\w+)\b/i, phrase: { text: 'there was a vape where none is allowed' } },
    { match: /\b(?:swear\w*|swore|rude|abus\w*|told (?:a|the|his|her) teacher)\b/i, phrase: { text: 'words were said that broke a rule' } },
    { match: /\b(?:threw|throwing|throws|broke|smashed|damag\w*|vandal\w*)\b/i, phrase: { text: 'something was thrown or broken' } },
  ],
}; // prettier-ignore

/** Sent home for some days after something that was done at school. */
export const aCoatOnItsHook: NamedScene = {
  id: 'suspended',
  image: 'a coat on its hook, which is what the word "suspended" once meant',
  cue: said(
    String.raw`\b(?:suspen(?:ded|sion)|(?:temporarily |been |got |was |is |fixed[- ]term )?exclu(?:ded|sion)\b(?=[^]*\b(?:school|teacher|fight\w*|days?|class|punch\w*|swear\w*|vap\w*|hit\w*|fixed|head)\b))`,
    String.raw`\b(?:(?:brother|sister|sibling|twin|cousin|friend|mate|bestie)(?: \w+)? (?:was|got|has been|is|been|['’]s) (?:\w+ )?(?:suspended|excluded)|permanent\w*|expelled|by (?:his|her|their) friends|from (?:a |the )?(?:group|game|party|chat|friend\w*)|left out|feels? excluded|did(?:n['’]?t| not) do|wasn['’]?t (?:him|her)|innocent|wrongly|unfair(?:ly)?|licen[cs]e|from (?:work|his job|her job)|disbelief|trampoline|rope|swing)\b`,
  ),
  decides: true,
  answers: /\b(?:suspen\w+|exclu\w+|fight\w*|fought|punch\w*|days?|school|swear\w*|vap\w*|insult\w*)\b/i,
  titles: { older: 'A Coat on Its Hook' },
  roles: { why: DEED },
  beside: {
    benefits: [
      'Says what a suspension is, and that it ends.',
      'Neither excuses what happened nor makes it the whole of {name}.',
      'Looks for the minute before, in which something can be changed.',
    ],
    talk: {
      young: [
        'What did the old word mean?',
        'Which part of the story is the hardest?',
        'Shall we draw the minute before, and another way out of it?',
      ],
      older: [
        'What did the word "suspended" once mean?',
        'Which word went into the blank?',
        'Shall we go through the minute before, and look for the way out?',
      ],
    },
  },
  text: {
    '6-7': `
      D<suspended> At school {why}. The school said, "Stay at home for some days." {Name} may hear a long word for it: suspended. In old times it meant to hang something up, like a coat. A coat on a hook has not been thrown out. It gets taken down again.
      P<suspended> A school does that when a big rule is broken. It wants everybody there to be safe.
      P<suspended> Grown-ups at home may sound cross. Under the cross there is mostly worry.
      Q<suspended> When somebody talks about it, {Name} may feel ____.
      H<suspended> {helper} can hear the whole story, from the start.
      H<suspended> {helper} can come along on the first day back.
      T<suspended> {he} can draw what came just before. ~ There the way out is.
      T<suspended> {he} can say which part was wrong.
      C<suspended> {he} can think, "It was one day. The next one is new."
      A<suspended> The day comes when the coat goes back to school. There may be a talk first, and then a seat and a bell. What was done cannot be undone, and a sorry can be said. The hook in the corridor has had the same name on it all along.
    `,
    '8-10': `
      D<suspended> "Suspended" is an old word for "hung up", as a coat is hung on a hook. {Name} has been suspended from school, because {why}. It means some days at home, with a date at the end of them. It does not mean that the place is gone. A coat on a hook still belongs to somebody, and it gets taken down again.
      P<suspended> A school does this when a rule is broken that it cannot let pass. It may have been told about the end of the story more than about the start. Both can be said, and the rule still holds.
      P<suspended> Parents who are rung up by a school are worried first. It tends to come out as cross.
      Q<suspended> When the school is talked about at home, {Name} might feel ____. There may be two words, and one of them hides.
      H<suspended> {helper} can hear the whole of it from the beginning, and ask what came just before.
      H<suspended> {helper} can come along to the talk on the first day back. ~ Such a talk is short, and it is good to have somebody there.
      T<suspended> {he} can write it down minute by minute. ~ One of those minutes is the one to change.
      T<suspended> {he} can say which part was wrong and leave the "but" for later. ~ It can be listened to better then.
      C<suspended> {he} can think, "That is what happened. What I do next is still open."
      A<suspended> On the date in the letter the coat comes off the hook. There may be a talk in an office, and a class that looks up for about a minute. What happened is not undone by staying at home, and it is not the whole of a person either. It was one day among a good many, and the next ones have not been told yet.
    `,
    '11+': `
      D<suspended> The word "suspended" comes from Latin and means "hung up", like a coat. {Name} has been suspended from school, because {why}. On paper that is a number of days and a date of return. In practice it is a long morning at home, while a timetable goes on somewhere else and people talk. It is worth remembering what the word says. A coat on a hook has an owner, and it is taken down again.
      P<suspended> Schools react to what could be seen, which is usually the last ten seconds. What came before may explain it, and may deserve a hearing. It does not cancel the ten seconds, and most people who have been there know that themselves.
      P<suspended> Parents in this position tend to be worried, sorry and furious in changing order. Very little of it is about the person upstairs.
      Q<suspended> Around eleven on a school day, at home, {Name} might feel ____. Relief is possible, and so is something with a longer shadow.
      H<suspended> {helper} can hear it from the beginning, once, without a verdict. ~ The verdict has been given already.
      H<suspended> {helper} can come to the meeting on the first day back and help to say what could be different.
      T<suspended> {he} can write down the five minutes before it. ~ Somewhere in there is the last point at which it could have gone another way.
      T<suspended> {he} can put what was wrong in one sentence, and the reasons in a separate one. ~ Joined by a "but", they cancel each other.
      T<suspended> {he} can decide on one thing to do at that point: walk, find an adult, say nothing.
      C<suspended> {he} can think, "It is on the record. So is whatever I do next."
      A<suspended> On the day it says in the letter, the coat comes off the hook. There is a meeting, a corridor, and some looks that last as long as the next piece of news takes. What was done stays done, and it may cost an apology or some trust. It need not happen again, and that is the only part of it that is still to be told.
    `,
  },
}; // prettier-ignore
