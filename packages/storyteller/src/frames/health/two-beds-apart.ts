import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const WHO = String.raw`(?:brother|sister|siblings?|twin|cousin)s?`;

/** Who sleeps at home meanwhile. */
const SIBLING: Role = {
  fallback: { text: 'somebody at home' },
  cues: [
    { match: /\b(?:brothers|brother and (?:\w+ )?(?:brother|sister)|sisters|sister and (?:\w+ )?(?:brother|sister)|siblings)\b/i, phrase: { text: 'the others at home', plural: true } },
    { match: /\btwin\b/i, phrase: { text: '{his} twin' } },
    { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
    { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
  ],
}; // prettier-ignore

/** Nights in hospital, away from a brother or sister who sleeps in the next bed at home. */
export const twoBedsApart: NamedScene = {
  id: 'twobeds',
  image: 'two beds in two places, and one time for good night',
  cue: said(
    String.raw`\b(?:without|away from|apart from|miss(?:es|ing)?|leav(?:e|es|ing)|separated from) (?:his|her|their) (?:\w+ ){0,2}?${WHO}\b`,
    String.raw`\b(?:brother|sister|twin)(?:'s)? (?:\w+ )?(?:is|was|has been|has to (?:stay|go)) (?:back )?in (?:the )?hospital`,
  ),
  decides: false,
  titles: { young: 'Two Beds and One Good Night', older: 'Good Night at Seven' },
  roles: { other: SIBLING },
  text: {
    '4-5': `
      D<twobeds> For some nights, {Name sleeps} in a hospital bed. It has wheels, and a light on the wall. At home the other bed is in its place. {other} can look at it. So there are two beds in two places. But good night can be at the same time.
      P<twobeds> It is odd at home as well. {other} may not like the empty bed.
      Q<twobeds> At bedtime, far from home, {Name} may feel ____.
      H<twobeds> {helper} can call home before the light goes off. ~ Then good night goes both ways.
      H<twobeds> {helper} can take a picture of the bed with wheels. ~ They will want to see it at home.
      T<twobeds> {he} can draw a picture for {other}.
      T<twobeds> {he} can keep a thing from home in the bed.
      T<twobeds,comforter> {he} can look at the light with {comforter}.
      C<twobeds> {he} can say, "Good night here, good night there."
      A<twobeds> Here a nurse walks by on soft shoes. There it is bedtime as well. Good night has been said at both ends. After the hospital, both beds are in one home again.
    `,
    '6-7': `
      D<twobeds> At home, somebody breathes in the dark nearby, and nobody thinks about it. In a hospital it is nurses' shoes and a small green light. {Name} may miss {other} most at night. There are two beds now, in two places. They have the same bedtime.
      P<twobeds> Those who stay at home have an odd night as well. There is nobody to whisper with, and nobody to blame for the noise.
      P<twobeds> Nurses know which children are here without their family. They look in more often. They do not mind a question at three in the morning.
      Q<twobeds> When it gets dark on the ward, {Name} may feel ____.
      H<twobeds> {helper} can arrange one call a day, at the same time. ~ It is easier to wait for a time than for "later".
      H<twobeds> {helper} can bring a small thing that belongs to {other}.
      T<twobeds> {he} can keep one thing from the day for {other}. ~ It can be what was for pudding.
      T<twobeds> {he} can press the button and say, "I cannot sleep." ~ That is what it is there for.
      C<twobeds> {he} can think, "Two beds, and one good night."
      A<twobeds> At seven there was a call, and both ends talked at once. Now one light is off there, and one is off here. The shoes go by on the corridor. When these nights are over, {Name has} a whole hospital to tell about.
    `,
    '8-10': `
      D<twobeds> A person gets used to the sounds of other people in a home. {Name} may only notice it in hospital, where the sounds are quiet shoes, a trolley and a door. What is missing is somebody nearby who turns over, talks or gets on everybody's nerves. In a strange place a part of the brain stays a little more awake on the first night. That has been measured, and it gets less after one or two nights.
      P<twobeds> At home there is suddenly more room, which sounds better than it is. {other} may find that nobody says good night back.
      P<twobeds> Night nurses know who is here without the rest of the family. They are awake anyway, and they would rather talk for a minute than find somebody staring at the ceiling.
      Q<twobeds> When the lights on the ward go down, {Name} might feel ____. It may be another word by the third night.
      H<twobeds> {helper} can set one time for a call and keep to it. ~ It is easier to wait for half past seven than for "later".
      H<twobeds> {helper} can swap something between the two beds, such as a pillow or a book. ~ It brings the smell of home along.
      T<twobeds> {he} can collect one odd thing a day to tell {other}. ~ Hospitals have plenty of them.
      T<twobeds> {he} can press the button when sleep will not come. ~ That is a good enough reason.
      C<twobeds> {he} can think, "Two beds, and the same good night."
      A<twobeds> At half past seven both ends said good night at once, and neither of them heard the other. So they did it again. Now one lamp is off here and another is off there, at about the same minute. In the hospital and at home, somebody is keeping a thing to tell tomorrow.
    `,
  },
};
