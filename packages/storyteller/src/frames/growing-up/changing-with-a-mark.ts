import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** What would rather not be seen, as it was called. */
const MARK: Role = {
  fallback: { text: 'a scar' },
  cues: [
    { match: /\b(?:stoma|colostomy|ileostomy|ostomy)\b/i, phrase: { text: 'a stoma bag' } },
    { match: /\bscars\b/i, phrase: { text: 'scars' } },
    { match: /\bscar\b/i, phrase: { text: 'a scar' } },
    { match: /\b(?:peg|feeding tube|gastrostomy|button)\b/i, phrase: { text: 'a feeding tube' } },
    { match: /\b(?:insulin )?pump\b|\bsensor\b/i, phrase: { text: 'a pump' } },
    { match: /\bbrace\b/i, phrase: { text: 'a brace' } },
    { match: /\bbirth ?marks?\b/i, phrase: { text: 'a birthmark' } },
    { match: /\b(?:eczema|psoriasis|vitiligo)\b/i, phrase: { text: 'skin that people notice' } },
    { match: /\bburns?\b|\bburnt\b/i, phrase: { text: 'marks from a burn' } },
    { match: /\b(?:pull-?ups?|pads?|nappy|nappies)\b/i, phrase: { text: 'a pad' } },
  ],
};
const CHANGING = String.raw`\b(?:chang(?:e|es|ed|ing)(?: (?:for|before|after|into|in front|clothes|rooms?)|\b)|undress\w*|changing ?rooms?|getting changed|swimming|showers?)\b`;
const SEEN = String.raw`\b(?:scars?|stoma|colostomy|ileostomy|ostomy|feeding tube|peg (?:tube|feed)|gastrostomy|insulin pump|sensor|back brace|birth ?marks?|eczema|psoriasis|vitiligo|burns?|burnt|pull-?ups?|pads?)\b`;

/** Getting changed for PE or swimming with something on the body that would rather not be seen. */
export const changingWithAMark: NamedScene = {
  id: 'changingmark',
  image: 'a shirt that is already on, and a door that shuts',
  cue: said(
    `(?=[^]*${SEEN})(?=[^]*${CHANGING})(?=[^]*\\b(?:pe|p\\.e\\.?|games|sports?|gym|football|swim\\w*|school|changing ?rooms?|others?|friends?|people|class\\w*|in front)\\b)`,
    String.raw`\b(?:periods?|tampons?|sanitary|knee pads?|shin ?pads?|(?:sun|heat|nettle) ?burn\w*|pump(?:s|ed)? up|plimsolls|dressing change|changing (?:the|her|his) (?:bag|dressing|pad|nappy|pull-?ups?|schools?|class\w*)|bath|nurse)\b`,
  ),
  decides: true,
  answers: /\b(?:scars?|stoma|changing|changed?|worried|tummy|seen?|bag|pe|body)\b/i,
  titles: { young: 'My Body, My Door', older: 'Not on Display' },
  roles: { mark: MARK },
  text: {
    '6-7': `
      D<changingmark> Before a lesson like PE, everybody gets changed. {Name} has {mark}, and would like not to be looked at. That is fair, because a body belongs to the person in it. There are ways to get changed with nobody looking on. A grown-up can help to find one.
      P<changingmark> Most children look for their other sock. Those who do look may only wonder what it is.
      Q<changingmark> On the way to get changed, {Name} may feel ____.
      H<changingmark> {helper} can ask the school for a place with a door.
      H<changingmark> {helper} can find a short answer with {Name}, in case somebody asks.
      T<changingmark> {he} can wear the PE top under the jumper.
      T<changingmark> {he} can say, "It helps my body," or say nothing at all. ~ Both are fine.
      C<changingmark> {he} can think, "My body, my door."
      A<changingmark> The door was shut, the top was on, and it was quick. Then there was a ball. Some day a friend may see it and ask, and get a short answer. A body with {mark} runs and plays like any other.
    `,
    '8-10': `
      D<changingmark> Getting changed takes five minutes, and it can take up the thoughts of a whole week. {Name} has {mark}, and what is on a body is nobody else's business. It is not silly to want it private. A body belongs to the person in it, and who sees it is for that person to decide. Schools can arrange things, and they do it for somebody every year.
      P<changingmark> Teachers know that this is the hardest part of the lesson for many. They cannot know for whom until they are told.
      P<changingmark> Children who see something new look for a moment and ask. After one true sentence, most of them go back to their laces.
      Q<changingmark> With the kit bag in hand, {Name} might feel ____. It is often worse before than during.
      H<changingmark> {helper} can ask the school for a cubicle, another room or a few minutes' start.
      H<changingmark> {helper} can look for kit that covers what {Name} wants covered.
      T<changingmark> {he} can put the top on underneath at home. ~ Then only a jumper comes off.
      T<changingmark> {he} can tell one friend first. ~ A friend who knows can stand in front.
      C<changingmark> {he} can think, "My body, and I decide who sees it."
      A<changingmark> It took four minutes behind a door, and then there was a lesson with a ball in it. The arrangement is there for next time. A body is not on display there. If somebody sees one day, there is a sentence ready, or "I'd rather not say". The body behind that door is good at a lot of things, and today it was fast.
    `,
    '11+': `
      D<changingmark> The changing room is the part of PE that is on no timetable and that people think about most. {Name} has {mark}, and would rather keep that part of {his} body private. It is a reasonable wish. A body is not school property, and who gets to see it is up to its owner. It is also a solved problem, as schools arrange a cubicle, another room or ten minutes' start for somebody in every year.
      P<changingmark> Most people in there are busy hiding something of their own, such as a chest, spots or the lack of hair. Those who do notice mostly wonder what it is and do not know how to ask.
      P<changingmark> Staff can only help with what they know. One of them is enough, and it need not be the whole story.
      Q<changingmark> On a day with PE in it, {Name} might notice ____. The night before can be the worse half.
      H<changingmark> {helper} can settle it with the school by email, so that nothing needs to be said at the door.
      H<changingmark> {helper} can help to find kit in layers. ~ It is a technical problem with technical solutions.
      T<changingmark> {he} can arrive with the kit on underneath and keep one layer on.
      T<changingmark> {he} can decide on one sentence for whoever asks, and on one friend who is told properly.
      C<changingmark> {he} can think, "Mine to show, and mine not to."
      A<changingmark> It took four minutes, and nobody in the lesson could have said who changed where. With time it may be seen now and then, by a friend or by accident, and there is a sentence for that. What was done to a body to make it well, or what it came with, is a part of its history. It goes along to PE, and it is not on display there.
    `,
  },
};
