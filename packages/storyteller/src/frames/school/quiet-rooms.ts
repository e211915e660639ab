import { said, type NamedScene } from '../scene.ts';

/** A body that taps, tips and turns where grown-ups sit still: at a table, among people who pray, in a barber's chair. */
export const quietRooms: NamedScene = {
  id: 'quietrooms',
  image: 'ten toes, which can move where nobody looks',
  cue: said(
    String.raw`(?=[^]*\b(?:tap(?:s|ping)?|tip(?:s|ping)?|fidget\w*|wriggl\w*|wiggl\w*|squirm\w*|jiggl\w*|bounc\w*|rock(?:s|ing)|swing(?:s|ing)|up and (?:down|round|about)|(?:sit|keep|stay|sitting|be) (?:\w+ )?still|never still|gets? up|won'?t sit|can'?t sit)\b)[^]*?\b(?:(?:at|in|during|through|round) (?:the |our |a |sunday |friday )?(?:table|mosque|church|temple|synagogue|gurdwara|chapel|mass|service|prayers?|sermon|barber\W?s?|hairdresser\W?s?|theatre|cinema|concerts?|waiting rooms?|dinner|supper|meal ?times?|meals))\b`,
    String.raw`\b(?:school|class\w*|teachers?|lessons?|carpet|circle time|assembly|adhd|homework|hair ?cut\w*|scissors|clippers|food|eat(?:s|ing)?)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:tap(?:s|ping)?|tip(?:s|ping)?|up and (?:down|round|about)|everybody looks|people (?:look|stare))\b/i,
  titles: { young: 'Ten Toes, Very Softly', older: 'What Ten Toes Can Do' },
  text: {
    '4-5': `
      D<quietrooms> In some rooms, people sit and keep still. {Name} may start well, and then a foot taps. It is not done to be bad. A body likes to move, and moving keeps it awake. There are ten toes, too. They can move, and nobody sees it.
      P<quietrooms> Grown-ups move as well. They rub a chin or cross a leg.
      Q<quietrooms> When all the others sit still, {Name} may feel ____.
      H<quietrooms> {helper} can say how long it will be.
      H<quietrooms> {helper} can go out with {him} for a bit.
      T<quietrooms> {he} can curl ten toes and let them go.
      T<quietrooms> {he} can push two hands together, hard.
      C<quietrooms> {he} can think, "Ten toes, very softly."
      A<quietrooms> The sitting is over, and a whole body may go now. Ten toes had a dance in there, and nobody saw it. Outside there is room for big steps. It is good to have a body that likes to move.
    `,
    '6-7': `
      D<quietrooms> In some rooms a body is meant to be quiet. {Name} may plan to keep still. Then there is a tap, a tip and a turn. It is not done on purpose. Moving keeps a brain awake, and some brains need more of it. Big moves are seen by everybody. Ten toes can move a lot, and nobody knows.
      P<quietrooms> People look round at a noise, as they look at a door. A second later they think of something else.
      P<quietrooms> Parents may whisper "sit still". They have an eye on the other people there.
      Q<quietrooms> When it is quiet all around, {Name}'s legs may feel ____.
      H<quietrooms> {helper} can say beforehand how long it takes. ~ A sit with an end is easier.
      H<quietrooms> {helper} can find a place at the edge. ~ It is easy to get up there.
      T<quietrooms> {he} can curl the toes and let them go, one foot at a time.
      T<quietrooms> {he} can press both hands together and count to ten. ~ Then the arms have some work.
      C<quietrooms> {he} can think, "Big moves later, toes now."
      A<quietrooms> Now everybody gets up, and the room is full of moves. Nobody there knows what ten toes have been doing. Sitting gets longer bit by bit, and toes are good company for it. Outside there is room for the rest of the body.
    `,
    '8-10': `
      D<quietrooms> Nearly everybody moves all the time, so small that it is hardly seen: a thumb, a jaw, ten toes. Moving keeps a brain awake, and some brains order more of it than others. In a quiet room, {his} body may tap, tip and get up before it has been asked. It has nothing to do with bad manners, although it may be taken for that. What can be changed is the size of the moves.
      P<quietrooms> People who look round have heard something and want to know what it was. It is a reflex. Few of them have an opinion.
      P<quietrooms> Parents can feel looked at when somebody beside them moves. "Sit still" may be meant for the other people.
      Q<quietrooms> Half way through, {Name} might feel ____. It may be in the legs before it is a thought.
      H<quietrooms> {helper} can agree on a good reason to get up, such as fetching something. ~ One walk in the middle makes two short sits out of a long one.
      H<quietrooms> {helper} can choose seats at the edge, where getting up is no event.
      T<quietrooms> {he} can press the feet into the floor for one long breath, and let go. ~ Strong moves work even when they are tiny.
      T<quietrooms> {he} can keep something smooth and silent in one hand.
      C<quietrooms> {he} can think, "Same moves, smaller size."
      A<quietrooms> Afterwards everybody stretches, including those who sat there like statues. A great many moves were made in that time, and most of them stayed with ten toes. Some got out, somebody looked, and it was over. From the door on, the body has its full size back.
    `,
    '11+': `
      D<quietrooms> Keeping still is something that hardly anybody does. A film of any audience, played at high speed, looks like a field in the wind. {Name} may only differ in the size of it. Some nervous systems ask for larger moves, and ask more often, in order to stay awake. From outside it looks like impatience. It is closer to maintenance, and a good part of it can be left to ten toes.
      P<quietrooms> Strangers look at anything that moves, because eyes are made that way. A moment later they have forgotten it. Parents remember the look, and that is why they mind more.
      P<quietrooms> People who sit like stones have often found a way of moving that cannot be seen. Some of them count ceiling tiles, and some of them are asleep.
      Q<quietrooms> At about the half-way point, {Name} might notice ____. Legs tend to report first.
      H<quietrooms> {helper} can say roughly how long it will be. ~ An hour with an end is shorter than one without.
      H<quietrooms> {helper} can take a turn outside with {him} and make no event of it.
      T<quietrooms> {he} can swap a large move for a small strong one, such as pressing both palms together. ~ Muscles count effort and not distance.
      T<quietrooms> {he} can take the seat at the end of the row. ~ Knowing that one could get up is often enough.
      C<quietrooms> {he} can think, "Same moves, smaller scale."
      A<quietrooms> When the sitting is over, a whole room begins to move at once, and nobody calls that fidgeting. Ten toes have put in an hour of work without a single witness. The rest of the body kept quiet for most of it and not for all of it, like everyone else's. Outside, it may take up as much room as it likes.
    `,
  },
};
