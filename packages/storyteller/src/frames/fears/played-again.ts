import { said, type NamedScene } from '../scene.ts';

const WHAT_WAS = String.raw`(?:accidents?|crash(?:es)?|earthquakes?|(?:the )?fires?|floods?|storms?|burglars?|robbers?|robbery|break[- ]?in|ambulances?|what happened|that day|dog attack|choking)`;

/**
 * A fright that is played again and again with toys. National Child Traumatic Stress Network, "Understanding child traumatic
 * stress": children play a frightening event again; a grown-up stays near, and asks for help where the play brings no relief.
 */
export const playedAgain: NamedScene = {
  id: 'playedagain',
  image: 'a game with toys in which the fright comes again, and somebody small says when it stops',
  cue: said(
    String.raw`\b(?:plays?|playing|played|re-?enact\w*|act(?:s|ed|ing)? out|re-?plays?|re-?playing) (?:out )?(?:the |that |it |at |being in (?:a |the )?|with (?:his|her|their) \w+ (?:as|in) )*${WHAT_WAS}|\b(?:keeps?|kept|constantly|again and again|over and over)\b[^.]{0,20}\b(?:playing it|plays it|re-?enacting|acting it out)\b|\b(?:re-?enacts?|acts?|plays) it (?:out|again|over|with)\b|\b(?:rams|crashes|smashes|bashes|drives|knocks) (?:all )?(?:his|her|their|the) (?:toy )?(?:cars?|trains?|dolls?|lego|figures|teddies|blocks)\b`,
    String.raw`\b(?:scared to play|stopped playing|won['’]?t play|while playing|was playing)\b`,
  ),
  decides: false,
  answers: /\b(?:dolls?|toys?|lego|cars?|figures|blocks|plays?|playing|counts?|table)\b/i,
  titles: { young: 'A Game With an End', older: 'The Speed of a Game' },
  text: {
    '2-3': `
      D<playedagain> It was scary. Now {Name} may play {event}. Again! And again! The toys go bang. A game can stop.
      P<playedagain> Big people tell it a lot. Small people play it.
      Q<playedagain> With the toys, {Name} may feel ____.
      H<playedagain> {helper} can sit by the toys.
      H<playedagain> {helper} can ask, "Who can help?"
      T<playedagain> {he} can bring a toy that helps.
      T<playedagain> {he} can say, "All done."
      C<playedagain> {he} can say, "Here is help."
      A<playedagain> The scary game is done. Toys lie in a row. A cloth goes over them. Night-night, toys.
    `,
    '4-5': `
      D<playedagain> Something scary can come back in a game. {Name} may play {event} with toys, again and again. It is not a bad game. Grown-ups tell a thing many times, and children play it. In a game, the one who plays can say when it stops.
      P<playedagain> Grown-ups may look worried when they see that game. Most of the time it puts a fright in order.
      Q<playedagain> In the middle of the game, {Name} may feel ____.
      H<playedagain> {helper} can sit close by and watch.
      H<playedagain> {helper} can ask, "Who comes to help now?"
      T<playedagain> {he} can let a helper come into the game.
      T<playedagain> {he} can say "the end" and put the toys to bed.
      C<playedagain> {he} can think, "I can stop this game when I like."
      A<playedagain> Each game has an end. Then the toys lie in the box, and it is quiet. The scary game may come out again, and that is fine. There are other games in there as well.
    `,
    '6-7': `
      D<playedagain> A head keeps a fright in pieces. A game can put them in a row. {Name} may play {event} with toys, and then from the start again. It is a way of telling, only with hands. On the real day, nobody asked when to begin or stop. In the game, the player says when.
      P<playedagain> Doctors who know about frights find such games quite usual. Children play what grown-ups talk about.
      P<playedagain> Grown-ups may look worried when they see that game. To them it looks like the fright itself. Mostly it is the sorting of it.
      Q<playedagain> When the game gets to the hard part, {Name} may feel ____.
      H<playedagain> {helper} can sit near and let the game go its way. ~ Company is good on a hard page.
      H<playedagain> {helper} can ask a doctor about it if the game gets scarier. ~ Some people know a lot about frights.
      T<playedagain> {he} can add somebody who comes to help. ~ A carpet has room for a whole team.
      T<playedagain> {he} can play what came afterwards as well. ~ That belongs to it.
      C<playedagain> {he} can think, "In here, I say when it stops."
      A<playedagain> The toys have been through a lot, and now they lie in the box. A fright takes its time. That game may come out often at first, and less later on. The other games can wait until then.
    `,
    '8-10': `
      D<playedagain> After something frightening, pilots and fire crews go through it again, step by step, until they know what came when. {Name} may do the same with toys or figures, and play {event} from the start many times. From outside it looks like an odd sort of game. What came all at once gets put into an order by it. And this time, one person decides on the speed.
      P<playedagain> Adults may look uneasy when they see it. To them it looks like the fright itself, and mostly it is the sorting of it.
      P<playedagain> Doctors and counsellors who know about frights find such games quite usual. Some keep a box of figures in the room on purpose.
      Q<playedagain> When the game gets to the hardest part, {Name} might notice ____.
      H<playedagain> {helper} can sit near and ask what comes next. ~ That is a question, and not an order to stop.
      H<playedagain> {helper} can speak to a doctor or a counsellor if it gets more frightening each time. ~ There are people whose work that is.
      T<playedagain> {he} can give the helpers a bigger part. ~ They tend to get left out.
      T<playedagain> {he} can go on to what happened afterwards. ~ It belongs to the same day.
      C<playedagain> {he} can think, "This time I set the speed."
      A<playedagain> Nobody can say how many rounds a fright takes. At some point the game has been played through, and then the figures are free for other things. Until then they lie in a box at night, with the lid on. The lid is a part of the game as well.
    `,
  },
};
