import { said, type NamedScene } from '../scene.ts';

const OLD = String.raw`(?:old(?:est)? |best |former |long-?time |other |real )?(?:friend|mate|bestie|bff)s?`;

/** The child of the story has gone over to others and left a friend behind. */
export const leftForAnotherGroup: NamedScene = {
  id: 'oldfriend',
  image: 'a bench with somebody left on it, and the way back to it',
  cue: said(
    String.raw`(?:^|[.,;] ?|\band )(?:(?:she|he|they)(?:['’]s| has| have)?|my (?:\w+ )?(?:son|daughter|girl|boy)(?: has)?)? ?(?:has )?(?:completely |totally |just |suddenly )?(?:dropped|ditched|dumped|abandoned|ignor(?:es|ed|ing)|blank(?:s|ed|ing)|stopped (?:talking|speaking) to|turned (?:her|his) back on|left behind|been (?:ignoring|blanking|cold to)|is (?:ignoring|blanking)) (?:her|his|their) (?:poor )?${OLD}\b(?![^.!?]{0,12}\b(?:is|was|has|says|said)\b)`,
    String.raw`\b(?:dropped|ditched|left|ignor\w*) (?:by|her for|him for)|because (?:she|he) (?:was|is|said|told|did|has been) (?:mean|nasty|horrible|unkind)|bull(?:y|ied|ying)|fell out|fallen out|argument|row\b`,
  ),
  decides: true,
  answers: /\b(?:popular|cool|group|girls|boys|crowd|follow\w*|friends?|dropped|ditched|ignor\w*|since)\b/i,
  titles: { older: 'The Bench by the Wall' },
  text: {
    '8-10': `
      D<oldfriend> New friends can be like a bright window. It is natural to go and look in. {Name} has been with another group a lot lately. A friend from before has been left on the bench. Nobody decides such a thing on one day. It happens by saving a seat here and not looking round there. It can be put right in small steps as well.
      P<oldfriend> The one who was left tends to wonder, "What did I do?" In most cases the answer is nothing. Not being told that is the worst part of it.
      P<oldfriend> Groups that everyone wants to belong to can be tiring from inside. People there are often careful about what they say, and about who they are seen with.
      Q<oldfriend> On seeing that friend alone, {Name} might feel ____. It may be two things that do not match.
      H<oldfriend> {helper} can ask about the new friends with real interest, and then about the old one.
      H<oldfriend> {helper} can have both at home on different days. ~ Two kinds of friends need not fit into one room.
      T<oldfriend> {he} can say, "I have not been fair to you. I am sorry."
      T<oldfriend> {he} can sit on that bench for one break a week.
      C<oldfriend> {he} can think, "I can like new people and still turn round."
      A<oldfriend> It is possible to have more than one sort of friend. Some friendships get quieter as people grow, and that is allowed. Letting somebody know is kinder than walking past. The bench has room for two, and it is about twelve steps from the window.
    `,
    '11+': `
      D<oldfriend> In any school there is a group that others look towards, and being let in feels like being switched on. {Name} has been spending time there, and somebody who was a friend for longer has been left on the bench. It rarely happens by decision. A seat is taken, a message is answered tomorrow, a glance goes elsewhere because the others are watching. Brains at this age are built to notice who ranks where. They were not built to decide who matters.
      P<oldfriend> For the person on the bench there has been no explanation, so they write one of their own, and it is seldom flattering to themselves. One plain sentence would spare them that.
      P<oldfriend> The group in question may be kind, or it may run on nerves. A fair test is what happens to somebody there who says no, or who has an off day.
      Q<oldfriend> Passing that friend in a corridor, {Name} might feel ____. Guilt and irritation are hard to tell apart.
      H<oldfriend> {helper} can be curious about the new group without running it down. ~ People defend whatever is attacked.
      H<oldfriend> {helper} can keep the door open for the old friend, who has known the kitchen for years.
      T<oldfriend> {he} can write to the friend: "I've been off with you. It wasn't anything you did."
      T<oldfriend> {he} can keep one thing the two of them do, such as the walk home on Wednesdays.
      T<oldfriend> {he} can notice for a week who {he is} with each group, and which of the two needs less effort.
      C<oldfriend> {he} can think, "New people are no reason to stop seeing the others."
      A<oldfriend> Friendships shift in these years, and not all of them are meant to last. There is still a decent way of letting one grow quieter, and it includes a word. Some old friends turn out to be the ones who can be rung at any hour. The bench is a short walk from everywhere, and it can be walked in front of people.
    `,
  },
};
