import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const THING = String.raw`(?:foot ?ball|ball|lunch ?box|lunch|snacks?|food|money|hat|cap|bag|back ?pack|coat|scarf|gloves|glasses|shoes?|pencil ?case|pens?|pencils|phone|cards|toys?|things|stuff|water bottle|drink)`;

/** What is taken, as it was called. */
const TAKEN: Role = {
  fallback: { text: 'stuff' },
  cues: (
    [
      ['football', String.raw`foot ?ball`],
      ['lunch box', String.raw`lunch ?box`],
      ['lunch', 'lunch'],
      ['snack', 'snacks?'],
      ['money', 'money'],
      ['hat', 'hat'],
      ['cap', 'cap'],
      ['bag', String.raw`bag|back ?pack`],
      ['coat', 'coat'],
      ['glasses', 'glasses'],
      ['pencil case', String.raw`pencil ?case`],
      ['phone', 'phone'],
      ['ball', 'ball'],
    ] as const
  ).map(([text, word]) => ({
    match: new RegExp(String.raw`\b(?:his|her|their) (?:\w+ )?(?:${word})\b`, 'i'),
    phrase: { text },
  })),
};

/** Who does it, where a name was given. */
const WHO: Role = {
  fallback: { text: 'somebody at school' },
  cues: [
    {
      match: /\b(?:boy|girl|child|kid|lad|pupil|bully)\b[^.!?]{0,24}\b(?:called|named) (\p{Lu}\p{Ll}+)/u,
      phrase: { text: '$' },
    },
  ],
};

/** The same child takes things from somebody, and calls names as well. */
export const takenAndCalled: NamedScene = {
  id: 'takencalled',
  image: 'a thing that comes back to its owner, and a list that brings it',
  cue: said(
    String.raw`(?=[^]*\b(?:names?|nam(?:e|es)[- ]call\w*|bull\w+|every day|keeps?|always|older|bigger|threat\w*|nasty|mean|laughs?)\b)[^]*?\b(?:takes|take|took|taking|grabs|steals|stealing|stole|snatches|hides|hiding|throws|nicks|nicking) (?:his|her|their) (?:\w+ )?${THING}\b`,
    String.raw`\b(?:on the (?:\w+ )?bus|bus stop|way (?:home|to school)|walk(?:s|ing)? (?:home|to school)|push\w*|shov\w*|hit(?:s|ting)?|kick\w*|punch\w*|barg\w*|brother|sister|cousin|sibling|nursery|toddler|playgroup|(?:he|she) (?:takes|took|steals|hides) (?:his|her|their) (?:friends?['’]s?|classmates?|brother|sister)|^(?:he|she|they) (?:\w+ )?(?:takes|took|hides|throws|taking|steals)|takes (?:his|her|their) (?:things|stuff|food|lunch|bag|phone) (?:to|with|into|out))\b`,
  ),
  decides:
    /^(?=[^]*\b(?:boys?|girls?|kids|child|children|pupils?|school|class|bus|break|playground)\b)(?=[^]*\b(?:names|nam(?:e|es)[- ]call\w*|bull\w+|threat\w*)\b)(?![^]*\b(?:on the (?:\w+ )?bus|bus stop|way (?:home|to school)|walk(?:s|ing)? (?:home|to school)|push\w*|shov\w*|hit(?:s|ting)?|kick\w*|punch\w*|barg\w*|brother|sister|cousin|sibling|nursery|toddler|playgroup)\b)[^]*?\b(?:takes|took|taking|grabs|steals|stole|snatches|hides|nicks) (?:his|her|their) (?:\w+ )?(?:foot ?ball|ball|lunch|money|hat|cap|bag|coat|glasses|pencil ?case|things|stuff)\b/i,
  answers: /\b(?:names?|takes?|took|football|lunch|bag|called|break|boy|girl|things)\b/i,
  titles: { young: 'It Comes Back', older: 'Whose Is It?' },
  roles: { teacher: TEACHER, who: WHO, taken: TAKEN },
  text: {
    '6-7': `
      D<takencalled> Some things are not a game. {who} takes {his} {taken} and says mean names. It has been more than once, and so it is called bullying. {Name} has done nothing to earn it. The {taken} comes back, because grown-ups can see to that. They can stop the names as well.
      P<takencalled> Children who do that want to feel big. They can learn another way, with a grown-up there.
      P<takencalled> Those who look on may be scared. One of them can run and get help.
      Q<takencalled> When somebody takes it, {Name} may feel ____.
      H<takencalled> {helper} can write down what was taken, and on which day.
      H<takencalled> {teacher} can get it back and talk with the one who does it.
      T<takencalled> {he} can tell {teacher} on the same day. ~ It is no tale. It is help.
      T<takencalled> {he} can stay near friends or a grown-up at break.
      C<takencalled> {he} can think, "It is mine, and I can tell."
      A<takencalled> The {taken} is back, and it was told. If it is taken again, it is told again. That is how bullying stops. The names were not true. A break is for {Name} as much as for anyone.
    `,
    '8-10': `
      D<takencalled> {who} takes {his} {taken} and says names to go with it. {Name} may have tried to laugh, to ask or to keep away. When something like that happens again and again, it is bullying, whatever anybody calls it. The names are meant to make the taking look like a joke. A joke is over when somebody says "give it back". This is a matter for adults, and they can stop it.
      P<takencalled> People who do this often feel small somewhere else. It is a reason and no excuse, and it is not for {Name} to sort out.
      P<takencalled> To a teacher on duty one such moment looks like a game. Five of them with dates look like what they are.
      Q<takencalled> When the bell goes for break, {Name} might feel ____. It is often worse before than during.
      H<takencalled> {helper} can write to the school with days, places and what was said, and ask for an answer.
      H<takencalled> {teacher} can decide who is near at break, and what happens to the one who does it.
      T<takencalled> {he} can say, "Give it back," once, and go straight to an adult. ~ Chasing is what they hope for.
      T<takencalled> {he} can tell it each time, in two sentences: what was taken, and what was said.
      C<takencalled> {he} can think, "It is mine, and it is being written down."
      A<takencalled> The {taken} is back with its owner, and two adults know how often it has been away. It may take more than one telling until it stops. That is how it works, and it does work. The names were thrown to hurt, and they describe nobody. Break belongs to {Name} as well.
    `,
    '11+': `
      D<takencalled> {who} takes {his} {taken}, with names to go along with it. {Name} may have played it down, since bullying can pass for messing about. The test is simple. If it keeps happening, and only one side finds it funny, it is the real thing. Taking property adds something that a school finds hard to ignore. The names are there to keep the audience on the right side, and to make the person doubt whether it is worth a fuss. It is.
      P<takencalled> Whoever does it is counting on silence, and on looking like a joker to the adults on duty. A record with dates takes that away.
      P<takencalled> Bystanders tend to wait for each other. One who says "leave it" or fetches somebody changes the arithmetic.
      Q<takencalled> Before break, {Name} might notice ____.
      H<takencalled> {helper} can send the school a short list, with dates, and agree with {Name} first on what it says.
      H<takencalled> {helper} can ask what will be done and by when, and ask again.
      T<takencalled> {he} can say, "That's mine," once, without chasing it, and walk to an adult. ~ The chase is the entertainment.
      T<takencalled> {he} can spend breaks where other people are for a while. ~ It is tactics, and no defeat.
      C<takencalled> {he} can think, "It's mine, it's on a list, and I am not alone with it."
      A<takencalled> It has been told, in writing, and the {taken} is no longer the subject. What happened to it is. These things rarely end with one conversation, and they do end when people keep at it. The names will be forgotten by those who said them, and they were not a description in the first place. Asking adults to stop it is the strong move here.
    `,
  },
};
