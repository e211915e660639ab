import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const THING = String.raw`(?:foot ?ball|ball|lunch ?box|lunch|dinner|snacks?|crisps|biscuits?|sweets|food|money|hat|cap|bag|back ?pack|coat|scarf|gloves|shoes?|pencil ?case|pens?|pencils|cards|stickers?|things|stuff|water bottle|drink)`;
const BY = String.raw`\b(?:(?:an?|the|this|some|one|two|three|other|another) (?:\w+ ){0,2}(?:boys?|girls?|kids?|child|children|lads?|pupils?)|(?:older|bigger|big|year \d+) (?:boys?|girls?|kids?|children|lads?|ones)|boys|bully|bullies|somebody|someone|he says|they say)\b`;

/** What goes from hand to hand, as it was called. */
const HANDED: Role = {
  fallback: { text: 'things', plural: true },
  cues: (
    [
      ['football', 'foot ?ball'],
      ['lunch', 'lunch(?: ?box)?|dinner'],
      ['snack', 'snacks?'],
      ['crisps', 'crisps'],
      ['biscuits', 'biscuits?'],
      ['sweets', 'sweets'],
      ['money', '(?:lunch |dinner |bus |pocket )?money'],
      ['hat', 'hat'],
      ['cap', 'cap'],
      ['bag', 'bag|back ?pack'],
      ['coat', 'coat'],
      ['pencil case', 'pencil ?case'],
      ['cards', 'cards'],
      ['ball', 'ball'],
    ] as const
  ).map(([text, word]) => ({
    match: new RegExp(String.raw`\b(?:his|her|their) (?:\w+ )?(?:${word})\b`, 'i'),
    phrase: { text },
  })),
};

/** A bigger one takes it, or has it handed over: no names were called, and no push is told. */
export const handedOver: NamedScene = {
  id: 'handedover',
  image: 'a hand that holds on to what belongs to it, and another hand that helps',
  cue: said(
    String.raw`(?=[^]*(?:${BY}))[^]*?(?:\b(?:takes|take|taking|took|grabs|snatches|steals|stealing|nicks|nicking|throws|hides) (?:his|her|their|it off (?:him|her)|(?:him|her|them) (?:of )?(?:his|her)) ?(?:\w+ )?${THING}\b|\b(?:makes?|making|made|forc\w+|tells?|telling|told|asks?|wants?|demands?|has to|have to)\b[^.!?]{0,30}\b(?:hand(?:s|ing)? over|give(?:s)?(?: (?:him|her|them|up|away))?|giving)\b[^.!?]{0,24}\b${THING}\b|\b(?:gives?|giving|hands?|handing)\b (?:away |over |up )?(?:his|her|their) (?:\w+ )?${THING}\b[^.!?]{0,50}\b(?:because|cos|as|when)\b[^.!?]{0,40}\b(?:tells?|told|says?|makes?|scared|threat\w*|demands?))`,
    String.raw`\b(?:names?|nam(?:e|es)[- ]call\w*|call(?:s|ed|ing) (?:him|her|them)|push\w*|shov\w*|hit(?:s|ting)?|kick\w*|punch\w*|barg\w*|brother|sister|cousin|sibling|nursery|toddler|playgroup|teacher|mum|dad|(?:he|she) (?:takes|took|steals|hides|makes|tells|grabs|snatches) (?:a|an|the|other|another|his|her|their|some)\b|^(?:he|she|they) (?:\w+ )?(?:takes|took|hides|throws|taking|steals|grabs)|my (?:son|daughter) (?:takes|steals|grabs)|takes (?:his|her|their) (?:things|stuff|food|lunch|bag|phone) (?:to|with|into|out)|be (?:his|her|their) friend|swap\w*|party|if (?:he|she|they) tells?)\b`,
  ),
  decides: true,
  answers:
    /\b(?:takes?|took|gives?|hands?|snack|lunch|money|football|hat|bus|bigger|older|boys?|girls?|tells?|throw\w*|every day|makes?)\b/i,
  titles: { young: 'It Stays With Its Owner', older: 'What Belongs to Whom' },
  roles: { teacher: TEACHER, handed: HANDED },
  text: {
    '4-5': `
      D<handedover> Somebody takes {his} {handed}, or wants to. {Name} may let go, because a bigger child looks so big. It helps to tell. Letting go is no fault. A grown-up can help to hold on.
      P<handedover> The one who takes it can learn to ask. That is a job for grown-ups.
      Q<handedover> When somebody wants to, {Name} may feel ____.
      H<handedover> {teacher} can stand near and say, "No taking."
      H<handedover> {helper} can tell the school what happened.
      T<handedover> {he} can run to a grown-up at once.
      C<handedover> {he} can say, "That is mine."
      A<handedover> It was told, and a grown-up looks out now. What belongs to somebody stays with them. One hand holds on, and one big hand is near.
    `,
    '6-7': `
      D<handedover> Somebody bigger takes {his} {handed}, or says, "Give me that." {Name} may have let go, because a no was too scary. When it happens again and again, it is called bullying. Letting go was a way to keep safe, and it was no fault. Things have owners, big and small ones. Grown-ups can help with that.
      P<handedover> The one who takes it counts on nobody telling. When it is told, that stops working.
      P<handedover> Others may have seen it and been scared as well. One of them can come along to tell.
      Q<handedover> When that child comes near, {Name} may feel ____.
      H<handedover> {helper} can write down the days and tell the school.
      H<handedover> {teacher} can be near, and speak with the one who takes.
      T<handedover> {he} can go straight to a grown-up. ~ It is no tale. It is help.
      T<handedover> {he} can stay where friends and grown-ups are.
      C<handedover> {he} can think, "It has an owner, and that is me."
      A<handedover> It was told, and now it is a job for grown-ups. If it happens again, it is told again. Being left alone costs nothing. What belongs to {Name} has one owner, and that is enough.
    `,
    '8-10': `
      D<handedover> Bullying can be quiet. Somebody holds out a hand and waits, and it works because they are bigger, older or more of them. {Name} has had {his} {handed} taken in that way, or has let go. It may have seemed the quickest way to get some peace. There is no shame in that. Taking from somebody weaker, more than once, is bullying, however quietly it is done. Adults can end it.
      P<handedover> It works for as long as nobody knows. That is why it mostly happens round corners, and why telling is so strong.
      P<handedover> The person who does it may be copying what was done to them. It is a reason and no excuse, and it is not for {Name} to sort out.
      Q<handedover> Before the usual time and place, {Name} might feel ____. Stomachs often know the timetable.
      H<handedover> {helper} can note days and places, and take that to the school.
      H<handedover> {teacher} can see to it that an adult is there, without announcing why.
      T<handedover> {he} can let go of the thing and get an adult at once. ~ A person matters more than what was taken.
      T<handedover> {he} can go there with somebody else for a while. ~ It is harder to do in front of two.
      C<handedover> {he} can think, "It only works in secret, and I can tell."
      A<handedover> It is no secret any more. Two adults know what was taken and when, and they have told the one who took it to stop. That may be needed more than once, and it does work. A thing is only a thing. To walk across a playground without doing sums about it is worth a good deal more.
    `,
    '11+': `
      D<handedover> Bullying can be done without a raised voice. Somebody older or bigger takes {his} {handed}, or makes it clear that handing over would be wise, and everyone else studies the view. {Name} may have gone along with it, and that was the sensible thing. When it happens more than once, it is the business of adults, on a bus as much as in a school.
      P<handedover> The arrangement depends on silence, and on looking like a joke to anyone who glances over. A short list of dates takes both away.
      P<handedover> Those who looked on are mostly relieved that it is not their turn. One of them may be willing to say what was seen, if asked alone.
      Q<handedover> At the usual place, {Name} might notice ____. Bodies keep their own timetable.
      H<handedover> {helper} can agree with {him} on who is told and in what words, before anyone rings anybody.
      H<handedover> {helper} can send it in writing and ask what will be done, and by when.
      T<handedover> {he} can sit near the driver, or walk with two others, for some weeks. ~ It is tactics, and no defeat.
      T<handedover> {he} can let the thing go and report it the same day. ~ No object is worth a fight.
      C<handedover> {he} can think, "It runs on silence, and I have stopped supplying that."
      A<handedover> It has been told, with dates, and it is now somebody's job. The first answer may be a slow one, and then it is asked again. Those who relied on nobody saying anything have lost their main advantage. What belongs to whom was not in doubt for a minute. It was only that nobody had said so aloud.
    `,
  },
};
