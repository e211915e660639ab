import { said, type NamedScene } from '../scene.ts';

/** A first period that has not come yet, and the question of where it will. */
export const whenItBegins: NamedScene = {
  id: 'firstperiod',
  image: 'a small bag that is packed for a day that nobody knows',
  cue: said(
    String.raw`(?=[^]*\b(?:periods?|monthlies)\b)(?=[^]*\b(?:has(?:n'?t| not) (?:\w+ )?(?:started|begun|got|come)|not (?:started|begun|got|come)|yet|first period|(?:start|starts|starting|begins?|getting|gets?|comes?|coming) (?:(?:her|their|his|a|the) )?(?:first )?(?:periods?|at school|in class)|when (?:her|their|the) periods? (?:starts?|comes?|begins?))\b)(?=[^]*\b(?:worr\w+|scared|nervous|anxious|dread\w*|frightened|terrified|panick\w*|embarrass\w*|prepar\w*|explain|what to expect|ready)\b)`,
    String.raw`\b(?:swim\w*|pool|only one|last one|all (?:her|their) friends|everyone else|friends (?:have|all)|(?:her|their) friends (?:have|got)|pain\w*|cramps?|heavy|forgets?|refus\w+|won'?t (?:use|change|wear)|lessons? periods?|settling|difficult period|free periods?|double period)\b`,
  ),
  decides: true,
  answers: /\b(?:periods?|school|worr\w+|started)\b/i,
  titles: { older: 'A Bag for Any Day' },
  text: {
    '8-10': `
      D<firstperiod> A period is a change that a growing body makes when it is ready. It begins for most people between nine and fifteen, and nobody can tell {Name} the day. Once a month or so, a little blood comes out of the vagina for some days. It is not an injury. The first one is usually small, more of a brown stain than a flood. There is time to go to a toilet.
      P<firstperiod> Teachers and school nurses know about it and have pads in a drawer. Half of the grown-ups in the building have had a first one themselves.
      P<firstperiod> From outside, nobody can see it. A pad is thin, and clothes are clothes.
      Q<firstperiod> At the thought of a first one at school, {Name} might feel ____.
      H<firstperiod> {helper} can show what a pad looks like and how it sticks in. ~ It is easier when it is not new.
      H<firstperiod> {helper} can find out which adult at school to ask, and where the pads are.
      T<firstperiod> {he} can keep a small bag at the bottom of the school bag: two pads, clean pants, a plastic bag.
      T<firstperiod> {he} can roll up some toilet paper and use that until there is a pad.
      T<firstperiod> {he} can say to an adult, "I need something from the nurse." ~ They know what it means.
      C<firstperiod> {he} can think, "I have a bag, and I know whom to ask."
      A<firstperiod> The bag lies at the bottom of the other bag, and most days nobody thinks of it. One day the body will start, at home or somewhere else. Then there is a toilet, a pad, and somebody to tell. The rest of that day is a day like others, with a change in it.
    `,
    '11+': `
      D<firstperiod> Most of the worry about a first period is about where it will happen. A body does not announce the day, and anything between nine and fifteen is usual. {Name} can know a few things beforehand. It tends to start with a brownish mark rather than a flood, so there is time to reach a toilet. It looks like more than it is, since a whole period is a few tablespoons.
      P<firstperiod> A school in which it has not happened to somebody this week would be unusual. There are pads in the office, with the nurse and in a good many bags. Girls who hardly know each other will hand one over without a question.
      P<firstperiod> Nobody can tell from outside. What others notice is a jumper round the waist, and everyone who knows that trick is on the same side.
      Q<firstperiod> Imagining it in the middle of a lesson, {Name} might feel ____. The stomach may have an opinion of its own.
      H<firstperiod> {helper} can go through pads and period pants once, with the packets open. ~ After that it is only a thing in a drawer.
      H<firstperiod> {helper} can agree on a message with one word in it, so that nothing needs explaining.
      T<firstperiod> {he} can keep a pouch in the school bag: two pads, spare pants, a dark plastic bag.
      T<firstperiod> {he} can find out which adult at school to ask. ~ "I need to see the nurse" is a whole sentence.
      T<firstperiod> {he} can fold toilet paper into the pants as a stopgap. ~ It has got people through whole afternoons.
      C<firstperiod> {he} can think, "Whenever it comes, I have a pouch and a plan."
      A<firstperiod> The pouch goes into the bag and is forgotten, which is its purpose. A body will start this change in its own time, quite possibly on a Sunday at home. If it is at school, it takes ten minutes and one adult. After the first, it is no longer the thing that might happen. A doctor can be asked about anything that hurts a lot, or if it has not begun by fifteen.
    `,
  },
};
