import { said, type NamedScene } from '../scene.ts';

const PHONE = String.raw`(?:(?:mobile )?phone|mobile|iphone|smartphone|smart ?watch)`;
const OWN = String.raw`(?:his|her|their|the|a|that) (?:(?:brand |new|first|expensive|old|second) ?){0,3}`;

/** A phone that was lost or left somewhere: say it early, lock it, ring the bus company. */
export const phoneThatIsLost: NamedScene = {
  id: 'phonelost',
  image: 'a pocket that is too light, and a list of calls to make',
  cue: said(
    String.raw`\b(?:(?:lost|loses|losing|mislaid|keeps losing|dropped|left|forgot|leaves|can(?:['’]?t|not) find) ${OWN}${PHONE}\b|${PHONE}\b[^.!?]{0,20}\b(?:is|was|went|has gone|got) (?:lost|missing|gone)\b|${PHONE} (?:got|was) left\b|(?:worr\w*|scared|afraid|frightened|anxious|nervous)\b[^.!?]{0,16}\blos(?:e|ing) (?:it|(?:his|her|their|the) (?:new |first )?${PHONE})\b(?=[^]*)(?<=\b${PHONE}\b[^]*))`,
    String.raw`\b(?:mugg\w*|robbed|stole\w*|steal\w*|nicked|snatch\w*|took (?:it|his|her)|taken (?:by|from|off)|confiscat\w*|banned|punish\w*|lost (?:his|her|their) phone (?:for (?!the \w+ time|good)|because|privileges?|as)|for a (?:week|day|month|fortnight)|dad['’]?s phone|mum['’]?s phone|my phone|our phone|wants? a phone|smash\w*|crack\w*|broke\w*|in (?:water|the (?:toilet|bath|sea|pool|river))|died)\b`,
  ),
  decides: true,
  answers: /\b(?:scared|afraid|tell|bus|train|park|second time|again|lost|left|gone|upset|new)\b/i,
  titles: { older: 'A Pocket That Is Too Light' },
  beside: {
    benefits: [
      'Says that a lost phone can be told at once, because the first hour helps most.',
      'Has the steps in order: ring it, lock it, ask where it was last.',
      'Keeps the mistake as large as it is, and no larger.',
    ],
    talk: {
      young: ['What was lost in the story?', 'How did that feel?', 'Shall we find a place for it?'],
      older: [
        'What can be done in the first hour, in the story?',
        'Which word went into the blank?',
        'Shall we look together how a phone can be locked from another one?',
      ],
    },
  },
  text: {
    '8-10': `
      D<phonelost> There is a moment when a hand goes to a pocket and the phone is not in it. {Name} may know it well. The stomach drops, and the mind goes through every seat and bench of the day. Losing things happens to careful people too, because attention can only be in one place. What counts now is time. In the first hour a lost phone can be rung, found on a map and locked. An adult can do all of that, once it is said.
      P<phonelost> Parents may be cross for a moment, about the money or the worry. Hearing it late is worse for them than hearing it early.
      P<phonelost> Lost-property offices have drawers full of phones. Somebody finds one under a seat, and hands it in.
      Q<phonelost> In the moment before saying it, {Name} might feel ____.
      H<phonelost> {helper} can ring it, look for it on a map and lock it from another screen.
      H<phonelost> {helper} can call the place where it was last seen, such as a bus company or a café. ~ They get such calls every day.
      T<phonelost> {he} can say it in one breath: "I've lost my phone, and I last had it there."
      T<phonelost> {he} can go back through the day from the end, place by place.
      C<phonelost> {he} can think, "Tell first. Then look."
      A<phonelost> It has been said, and the phone is locked, so nobody can read what is in it. It may turn up in a drawer with a label on it, or it may not. Either way it was a mistake, and mistakes of that size can be got over. If there is another one some day, it can have a pocket with a zip. Trust does not live in a phone.
    `,
    '11+': `
      D<phonelost> Hardly any silence is as complete as the one in a pocket without its phone. {Name} may have checked the same pocket four times, as if it might change its mind. Losing a thing is a failure of attention and not of character. Attention has one spotlight, and it was on something else. The tempting plan is to say nothing until it turns up. It is also the worst plan, because a phone can be tracked, locked and reported most easily in the first hour.
      P<phonelost> Parents think of three things at once: what it cost, who can read it, and how to reach somebody now. The tone is about those three. It tends to improve when the locking is done.
      P<phonelost> Most phones that are handed in were found by people who have lost one themselves.
      Q<phonelost> Rehearsing how to say it, {Name} might feel ____. The rehearsal is usually longer than the talk.
      H<phonelost> {helper} can ring it, track it and lock it from another account, and stop the SIM. ~ That takes ten minutes, and blame can wait until afterwards.
      H<phonelost> {helper} can agree on what happens about a replacement, with a date and a share that is bearable.
      T<phonelost> {he} can say it plainly: what is lost, since when, and where it was last.
      T<phonelost> {he} can change the main passwords the same day. ~ Then what is lost is a thing, and no longer an open door.
      C<phonelost> {he} can think, "The first hour is the useful one."
      A<phonelost> The calls have been made, and somewhere somebody is looking under a seat. It may come back with a scratch, or it may be gone. What was on it is locked, and what it cost is a number that can be talked about. People lose phones, keys and, now and then, a car in a car park. Being told early is what makes a household easy to live in.
    `,
  },
};
