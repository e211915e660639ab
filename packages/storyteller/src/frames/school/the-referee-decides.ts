import { said, type NamedScene } from '../scene.ts';

/** Anger at a decision: a whistle, a card, "that was out". */
export const theRefereeDecides: NamedScene = {
  id: 'referee',
  image: 'a whistle that has gone, and the next ball',
  cue: said(
    String.raw`\b(?:decisions?|calls?|free kicks?|penalt(?:y|ies)|offside|fouls?|given out|lbw|yellow cards?|red cards?)\b[^.!?]{0,30}\b(?:go(?:es)? against|against (?:him|her|them)|is(?:n['’]?t| not) (?:given|fair)|unfair|wrong)\b|\b(?:argu\w+|shout\w*|scream\w*|yell\w*|swear\w*|rude|angry|cross|temper|rages?|furious|loses? it|kicks? off)\b[^.!?]{0,40}\b(?:at|with|to|about) (?:the |a )?(?:ref\b|referees?|umpires?|linesm[ae]n|decisions?)|\b(?:referee|ref|umpire)\b[^.!?]{0,50}\b(?:angry|cross|temper|argu\w+|loses? it|storms?|unfair|shout\w*|cries|upset)\b`,
    String.raw`\b(?:wants to (?:be|become) a (?:ref|referee)|dad (?:shouts|argues)|parents? (?:shout|argue)|family decisions?|big decisions?|court|judge)\b`,
  ),
  decides: true,
  answers: /\b(?:football|match|temper|decision\w*|ref\w*|umpire|losing|pitch|coach)\b/i,
  titles: { older: 'The Whistle Has Gone' },
  text: {
    '6-7': `
      D<referee> In a game, one person decides, and the whistle says so. {Name} may be sure that it was wrong. Then anger shoots up, and the mouth wants to shout, "That was out!" But a whistle that has gone does not go back. While somebody shouts, the ball is rolling again.
      P<referee> A referee has two eyes and sees it once, from one side. Some calls are wrong. Each team gets some of those.
      P<referee> Other players feel it too. They look for somebody who is ready to play on.
      Q<referee> When a call goes the wrong way, {Name} may feel ____. It may be hot in the face.
      H<referee> {helper} can listen to all of it, once, after the game.
      H<referee> {helper} can agree on a sign that means, "Play on."
      T<referee> {he} can turn round, clap twice and run back.
      T<referee> {he} can press both fists tight and let go.
      C<referee> {he} can think, "The whistle has gone. Next ball."
      A<referee> The whistle went, and the next ball came. Somebody was ready for it. The call may have been wrong. It is fine to be angry about it. After the game it can be told to somebody who likes to listen.
    `,
    '8-10': `
      D<referee> A game needs somebody who decides, even when it is close. {Name} may have seen exactly what happened, and then the decision goes the other way. Being treated unfairly makes a body angry in less than a second. Shouting feels like the only thing to do with it. The trouble is that no whistle has ever gone back because of it. What shouting does change is the next five minutes, and mostly for one's own side.
      P<referee> Referees see a thing once, at full speed and from one angle. They get some wrong, in both directions, and most of them know it.
      P<referee> The other team likes nothing better than an opponent who rages. It is worth about one player.
      Q<referee> When a decision goes the wrong way, {Name} might notice ____ first. It may be the jaw, the fists or the voice.
      H<referee> {helper} can agree on one word from the side that means "next ball".
      H<referee> {helper} can hear the whole case in the car, and then let it be closed.
      T<referee> {he} can turn {his} back and walk ten steps before saying anything. ~ Ten steps are enough for the first wave.
      T<referee> {he} can leave the talking to the captain. ~ That is the rule in most sports.
      C<referee> {he} can think, "Wrong or not, it is over. Next ball."
      A<referee> The game went on, with somebody in it who was still angry and had both feet in the right place. The decision stayed as it was, as decisions do. Being right about it can be enjoyed afterwards, with something to eat. Coaches notice who gets back first.
    `,
    '11+': `
      D<referee> A decision that is plainly wrong is hard to play on with. {Name} may know the sequence: the whistle, the disbelief, the heat, and then words in the direction of somebody with a card in the pocket. Anger at unfairness is one of the oldest reflexes there is, and it was not designed for ninety minutes with an official. It leaves two injustices in place of one, because now there is a warning as well. The game, meanwhile, has restarted.
      P<referee> An official has half a second, one angle and no replay. Over a season the errors come out roughly even, which is no comfort at all in the minute in question.
      P<referee> Opponents learn quickly who can be provoked. They also learn who cannot.
      Q<referee> In the second after the whistle, {Name} might notice ____. It is the same sign each time, and it comes before the words.
      H<referee> {helper} can talk it through afterwards as a matter of tactics, not of character.
      T<referee> {he} can have one fixed thing to do on that sign, such as pulling up {his} socks, and do it each time. ~ It takes the four seconds that are needed.
      T<referee> {he} can ask the official about it after the match, in one polite sentence. ~ Some even explain.
      T<referee> {he} can tell a team-mate the single word "back", and hear it in return.
      C<referee> {he} can think, "Filed. Next ball."
      A<referee> It stayed a bad decision, and it is now one of about two hundred that were made that afternoon. The game was played by people who were on the pitch in body and in mind. Anger at what is unfair is nothing to get rid of. It is worth having, and there are better places to spend it than on a whistle.
    `,
  },
};
