import { said, type NamedScene } from '../scene.ts';

/** A grandparent with dementia who has moved into a care home, and a child who thinks that the family has given them away. */
export const aRoomOfHerOwn: NamedScene = {
  id: 'careroom',
  image: 'a lamp from an old home in a new room, and people who are awake at night',
  cue: said(
    String.raw`\b(?:(?:gone|going|moved|moving|went|put|move|goes|go) (?:\w+ )?(?:in)?to (?:a|the|an old people'?s) (?:\w+ )?(?:home|place)\b|(?:(?:is|lives|living) (?:now )?in|into|(?:gone|going|moved|moving|went) to) (?:a |the )?(?:care|nursing|residential|old people'?s|dementia) (?:home|unit|place))`,
    String.raw`\b(?:visit\w*|(?:home|back) with us|live with us)\b`,
  ),
  decides: false,
  answers: /\b(?:gave (?:him|her) away|sent (?:him|her) away|a home|care home)\b/i,
  titles: { young: 'A Lamp in Another Room', older: 'People Who Are Awake' },
  text: {
    '4-5': `
      D<careroom> {who} has dementia and forgets a lot of things. Why is it a care home now? {Name} may ask that. Somebody is awake there the whole time. They can help at once. At home, people sleep. A lamp from the old home can move along.
      P<careroom> Grown-ups thought about it for a long time. They may be sad, too.
      Q<careroom> Thinking of the old home, {Name} may feel ____.
      H<careroom> {helper} can tell who is there by day and night.
      H<careroom> {helper} can find a thing to bring along.
      T<careroom> {he} can draw a picture for the wall there.
      T<careroom> {he} can ask when the next visit is.
      C<careroom> {he} can think, "Still my family, in another room."
      A<careroom> A lamp in another room gives the same light. Some things get forgotten there, and some are remembered. Nobody was given away. A family can be in two places.
    `,
    '6-7': `
      D<careroom> With dementia, people forget more and more, even the way to bed. {who} lives in a care home now. {Name} may think that this is giving somebody away. It is a place with people who are awake all night. No family can do that for long. A lamp from an old home can come along.
      P<careroom> Grown-ups in a family worry about such a move for months. They do it to keep somebody safe.
      P<careroom> People who work there know how to answer the same question ten times. It is their job, and many of them like it.
      Q<careroom> When the talk is of the old home, {Name} may feel ____. It may be two things.
      H<careroom> {helper} can answer all questions, and answer them again. ~ It was not done quickly, and it can be told slowly.
      H<careroom> {helper} can plan a short visit with something to do.
      T<careroom> {he} can choose a picture or a cushion for that room.
      T<careroom> {he} can say, "I miss how it was." ~ Others may have been waiting to say so.
      C<careroom> {he} can think, "The room is new. We are still the family."
      A<careroom> A lamp gives the same light as before, on another wall. Down the corridor somebody is awake and listens. What is forgotten in that room, others can remember for two. Nobody was given away, and there are days for visits.
    `,
    '8-10': `
      D<careroom> There comes a point with dementia at which somebody needs to be awake all night, because of the stairs. {who} lives in a care home now. To {Name} it may look as if the family had given {who} away. It is closer to the opposite. People who work in three shifts can do what two tired ones cannot. What is left for the family is being together, and a lamp can move along.
      P<careroom> Adults tend to feel guilty about it, even when they know that it was right. That is why they explain it too often or not at all. They can be asked.
      P<careroom> The staff have met hundreds of people who forget. They like to know what somebody used to sing, cook or laugh at. Families can tell them.
      Q<careroom> When the talk is of the old home, {Name} might feel ____. Relief and sadness can come on one day.
      H<careroom> {helper} can tell how it was decided, and what was tried before. ~ Facts leave less room for bad guesses.
      H<careroom> {helper} can agree on visits of a length that is good for everybody.
      T<careroom> {he} can put together a page for the wall: names, faces, a song. ~ It helps the people who work there as well.
      T<careroom> {he} can ask to keep one small thing from the old home.
      C<careroom> {he} can think, "Another room, the same family."
      A<careroom> A lamp gives the same light in another room. Someone looks in at midnight and again at three. A family goes on across two addresses, as many do, and it does the remembering for the one who cannot. What gets forgotten is kept by the others, and nobody was given away.
    `,
    '11+': `
      D<careroom> Dementia is a full-time job for about five people, and most families have two. {who} forgets the stove, the stairs and the hour, and lives in a care home now. {Name} may see it as giving somebody up, and that is how it can look. Seen from closer by, it is a change of who does what, and a lamp can move along. The nights and the medicines go to people who are paid to be awake, and the family keeps the part that nobody else can do.
      P<careroom> Adults make this decision later than the doctors advise, and they doubt it for longer than they admit. Guilt is common and is no sign of a mistake.
      P<careroom> Care staff are curious about who somebody was before. They are seldom told enough.
      Q<careroom> On the way out after a visit, {Name} might notice ____. It may depend on what was said at the door.
      H<careroom> {helper} can lay open how it was decided, including the doubts. ~ That is easier to live with than a smooth version.
      H<careroom> {helper} can leave the frequency of visits open. ~ Affection is not measured in Sundays.
      T<careroom> {he} can write one page about {who} for the staff, with music on it. ~ It will be read.
      T<careroom> {he} can stay away once without explaining, and go the next time.
      C<careroom> {he} can think, "The address has changed, and the family has not."
      A<careroom> In a care home there is a lamp on at hours when a family would be asleep. What gets lost there in the way of memory is kept elsewhere, in several heads. Nobody was given away. Somebody was put where people are awake, and those who love them may sleep.
    `,
  },
};
