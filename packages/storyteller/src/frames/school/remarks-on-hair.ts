import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { WHO_TEASES } from './who-teases.ts';

const HAIR = String.raw`\b(?:afro|braids?|box braids|corn ?rows|locs|dreadlocks?|(?:(?:his|her|their|with|has|in|got|wears?|long|short|blonde?|brown) )dreads|twists|bantu knots|(?:curly|natural|textured|frizzy|coily|kinky|black) hair|(?:his|her|their) curls|hair (?:is|looks|in) (?:\w+ )?(?:afro|braids?|locs|curly|frizzy|puff\w*))\b|\b(?:his|her|their) (?:\w+ )?hair\b[^]*\b(?:straight(?:en\w*|ener)?|afro|braids?|curls)\b`;
const REMARK = String.raw`\b(?:laugh\w*|teas\w*|mop|sponge|poodle|bird'?s nest|messy|dirty|weird|ugly|funny|comments?|remarks?|names?|mean|rude|(?:said|says?|told)(?! (?:that )?(?:he|she|they|i)(?: really| just)? (?:hates?|wants?|wishes|does|do|would|loves?|likes?|prefers?|wanted|hated)\b)|called?|calling|call|looks? like|straight hair|pull\w*)\b`;

/** Words about hair with its own curl, and hands that reach for it. */
export const remarksOnHair: NamedScene = {
  id: 'ownhair',
  image: 'hair that grows its own way, and what is said about it',
  cue: said(
    `(?=[^]*(?:${HAIR}))(?=[^]*(?:${REMARK}))`,
    String.raw`\b(?:brush\w*|comb\w*|wash\w*|detangl\w*|haircut|barber|hairdresser|proud|loves (?:her|his) hair)\b`,
  ),
  decides: true,
  titles: { young: 'Hair That Grows Its Own Way', older: 'Not a Thing for Remarks' },
  roles: { teaser: WHO_TEASES, teacher: TEACHER },
  text: {
    '4-5': `
      D<ownhair> Hair can be straight or have lots of curls. {Name has} hair with its own curl. {teaser} said an unfair thing about it. It was mean. Good hair comes in all kinds.
      P<ownhair> Some children have not seen such hair yet. A kind question is fine. A mean word is not.
      Q<ownhair> When somebody says that, {Name} may feel ____.
      H<ownhair> {teacher} can say, "We are kind about hair."
      H<ownhair> {helper} can do the hair and tell about the family.
      T<ownhair> {he} can say, "Stop. This is my hair."
      T<ownhair> {he} can tell {teacher} what was said.
      C<ownhair> {he} can say, "My hair grows my way."
      A<ownhair> The comb goes in, and the curls jump back. They did not hear the mean word. It was not fair, and a grown-up knows it now. The hair is good.
    `,
    '6-7': `
      D<ownhair> Hair grows its own way, and {Name has} hair with its own curl. Such hair has names, such as afro, braids, twists and locs. {teaser} said an unfair thing about it. To laugh about hair is wrong, and so is touching it without asking. People have been proud of such hair for thousands of years.
      P<ownhair> Somebody may have no words yet for what is new to them. That is a reason, and it is no excuse.
      Q<ownhair> When somebody says such a thing, {Name} may feel ____. It may be hot or heavy.
      H<ownhair> {teacher} can tell the class that hair is not for jokes or hands.
      H<ownhair> {helper} can show photos of how people in the family wore theirs.
      T<ownhair> {he} can say, "That is unkind. It is my hair."
      T<ownhair> {he} can tell {teacher} what was said. ~ It is right to tell.
      C<ownhair> {he} can think, "My hair grows my way."
      A<ownhair> In the evening the hair gets some oil and two warm hands. It takes time and skill, and it is worth both. What was said was unfair, and a grown-up knows about it. The hair belongs to {Name}, every curl of it.
    `,
    '8-10': `
      D<ownhair> Hair with a tight curl grows from an oval root, and straight hair from a round one. That is the whole difference. {Name has} the first kind, and {teaser} made an unfair remark about it. There are people who reach for such hair as if it was on show, or compare it with something silly. Doing that is wrong. About the hair of Black people it is racism, however funny it was meant to be.
      P<ownhair> Whoever says it may have seen few people with such hair, in books or on television. That is a gap in what they know. Filling it is their job, and nobody else's.
      P<ownhair> Others heard it and did not laugh. Some of them wish they had said so.
      Q<ownhair> On the way to school after that, {Name} might feel ____. It may be more than one word.
      H<ownhair> {teacher} can take it up on the same day, with the one who said it, and write it down.
      H<ownhair> {helper} can tell how people in the family wore theirs, and who did it for whom.
      T<ownhair> {he} can say, "It is called an afro," or braids or locs, "and that was rude." ~ The right name is a good answer.
      T<ownhair> {he} can step back from a hand and say no. ~ No reason is owed.
      C<ownhair> {he} can think, "It is not for jokes, and it is not for hands."
      A<ownhair> In the evening there is a wide comb, some oil and somebody who knows how. People have sat together like that for thousands of years, and have talked about everything. What was said at school was wrong, and it is on a grown-up's list now. In the morning the hair goes along, exactly as it grows.
    `,
    '11+': `
      D<ownhair> Some places have a law against unfair rules about hair, which tells how long this has been going on. {Name} has had a remark made about hair that grows the way it grows. A comparison gets a laugh, a hand reaches out without asking, or somebody wonders aloud whether it could be straightened. It is presented as curiosity. Where the hair is that of Black people, it is racism. It is wrong with or without a smile.
      P<ownhair> People who say it often believe that they have paid a compliment or made a joke. What they have not noticed is that nobody says it about theirs.
      P<ownhair> Friends who kept quiet may have been waiting for somebody to speak first. It is fair to tell them.
      Q<ownhair> In front of the mirror the next morning, {Name} might notice ____.
      H<ownhair> {teacher} can deal with it by the school's own rules, which have a word for remarks of that kind.
      H<ownhair> {helper} can read the school's rules on hair together with {him}, and write if there is something wrong in them.
      T<ownhair> {he} can answer once, such as "You would not say that about yours", and leave it there.
      T<ownhair> {he} can note what was said, when, and who heard it. ~ Dates make a school listen.
      C<ownhair> {he} can think, "It is mine. It is not a topic."
      A<ownhair> An hour between two people with a comb is one of the older customs there are. Styles have carried maps, ranks and jokes, and they have outlived every remark. What was said was wrong and is now somebody else's job to deal with. The hair goes out of the door as it is, and so does {Name}.
    `,
  },
};
