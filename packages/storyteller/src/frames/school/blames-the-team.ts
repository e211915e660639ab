import { said, type NamedScene } from '../scene.ts';

/** A game that was lost, and a finger that points at the others. */
export const blamesTheTeam: NamedScene = {
  id: 'pointing',
  image: 'a pointing finger, and the three fingers that point back',
  cue: said(
    String.raw`\b(?:los(?:e|es|ing|t)|goals?|match(?:es)?|games?|team|football|score[ds]?|concede\w*)\b[^]*?\b(?:blam(?:e|es|ing)|(?:has a go|has goes|moans?) at (?:the |his |her |their )?(?:other|team|team ?mates?|kids|players|everyone|everybody|ref\w*|others|defen\w*)|(?:somebody|someone|everyone) else'?s fault|never (?:his|her|their) (?:own )?fault)\b|\b(?:somebody|someone|everyone) else'?s fault\b[^.!?]{0,40}\blos(?:e|es|ing|t)\b|\b(?:los(?:e|es|ing|t)|final|match|game)\b[^.!?]{0,50}\b(?:told|tells|said to|says to|shout\w* at|said|says)\b[^.!?]{0,24}\b(?:it (?:was|is) |it['’]?s )?(?:all )?(?:their|the others['’]?|everyone else['’]?s|the team['’]?s|the goalie['’]?s) fault\b|\bblam(?:e|es|ing)\b[^.!?]{0,60}\b(?:los(?:e|es|ing|t)|team(?: ?mates?)?|ref(?:eree)?|coach|cheat\w*)\b`,
    String.raw`\b(?:blames? (?:him|her|them)sel(?:f|ves)|blam(?:es|ed|ing) (?:him|her|them) for|gets? (?:the )?blamed?|is blamed|divorc\w*|video ?games?|xbox|fortnite|(?:they|kids|others|team(?:mates)?|children) (?:all )?blam\w+)\b`,
  ),
  decides: true,
  titles: { older: 'One Finger Out, Three Back' },
  roles: {
    coach: {
      fallback: { text: 'the grown-up in charge' },
      cues: [
        {
          match: /\b[Cc]oach(?: is| is called| called|,)? (?!And\b|Has\b|Is\b|Says\b|The\b)(\p{Lu}\p{Ll}+)\b/u,
          phrase: { text: 'Coach $' },
        },
        { match: /\bcoach\b/i, phrase: { text: 'the coach' } },
      ],
    },
  },
  text: {
    '6-7': `
      D<pointing> A game is lost, and the score is there for all to see. {Name} may be so full of it that a finger points: "It was you!" To lose is hard, and blaming makes it lighter for a second. A hand that points has one finger out. The other three are bent and point back.
      P<pointing> The others lost the same game. Now they have a lost game and a finger, and that is two things.
      P<pointing> In a team one mistake hardly ever decides. There were lots of kicks before it, and everybody had some.
      Q<pointing> When the whistle goes, {Name} may feel ____. It may be hot, and it may be in the face.
      H<pointing> {coach} can send everybody for water first, and talk after that.
      H<pointing> {helper} can hear the whole game, with the cross bits in it.
      T<pointing> {he} can put both hands on {his} knees and breathe out three times.
      T<pointing> {he} can say one thing that somebody in the team did well.
      C<pointing> {he} can say, "We lost it together."
      A<pointing> The hands were on the knees, and no finger was out. It was still a lost game, and it was lost by all of them. Next week they play again. A team that lost together can practise together.
    `,
    '8-10': `
      D<pointing> A hand that points at somebody has one finger out and three bent back towards its owner. After a lost game {Name} may point all the same, at a defender, a pass or the referee. There is a reason for it. Losing hurts, a brain looks for a cause, and it finds one outside first, because that hurts less. It is an old trick, and the people at the end of the finger notice it every time.
      P<pointing> The others lost as well, and most of them were going over their own mistakes already. Being blamed on top makes people play worse, since they begin to think of the finger instead of the ball.
      P<pointing> {coach} watches two things: who plays well, and who is good to lose with. The second is harder to find.
      Q<pointing> In the minute after the whistle, {Name} might notice ____. It often starts in the face or the fists.
      H<pointing> {coach} can give {him} a job for that minute, such as collecting the cones. ~ Busy hands do not point.
      H<pointing> {helper} can listen to all of it at home, and ask afterwards what the three fingers would say.
      T<pointing> {he} can walk once round the pitch before a word is said. ~ The first sentence after a game is rarely the best one.
      T<pointing> {he} can say, "Unlucky," to one person and nothing else.
      C<pointing> {he} can think, "We lost it together, me included."
      A<pointing> The cones were collected, and by the last one the sentence had gone. A lost game has about a hundred causes, and most of them wear the same shirt. If a finger did point, "Sorry, I was angry" takes four words to say. On Saturday somebody will pass the ball to a person who lost well.
    `,
    '11+': `
      D<pointing> Most people take the credit for a win and look for the cause of a defeat elsewhere, and psychologists have a name for it. {Name} may know it from the minute after a lost game, when the pass, the keeper or the referee seems to explain it all. It takes the edge off losing for as long as it lasts. It also leaves a mark on whoever was named in front of the rest. A pointing hand, seen from its owner's side, has three fingers turned the other way.
      P<pointing> Teammates seldom answer back. They remember, and in the next game they choose the safe pass over the good one.
      P<pointing> Anyone who runs a team would rather have someone who loses well than someone who is slightly faster. {coach} may not have said so yet.
      Q<pointing> Between the whistle and the first sentence, {Name} might notice ____.
      H<pointing> {coach} can agree on a rule with {him}: no talk about the game until everybody has changed.
      H<pointing> {helper} can hear the unfair version in private. ~ It will go somewhere, and a car is better than a changing room.
      T<pointing> {he} can leave the pitch for two minutes by agreement, which is different from storming off.
      T<pointing> {he} can go back to somebody who was blamed, and say that it was the anger talking. ~ It can be said in ten seconds.
      C<pointing> {he} can think, "Ours to lose, and mine as well."
      A<pointing> Once everyone has changed, a defeat looks less like one person's fault and more like an afternoon. The list of causes turns out to be long, dull and evenly spread. Hating to lose drives most good players, so it need not go. What counts is where the finger goes in the first two minutes of it.
    `,
  },
};
