import { said, type NamedScene } from '../scene.ts';

const GAME = String.raw`(?:roblox|fortnite|minecraft|among us|brawl stars|rocket league|fifa|call of duty|x ?box|play ?station|ps[45]|switch|game chat|voice chat|(?:online|video|computer) ?games?|gaming|headset|online)`;
const UNKIND = String.raw`(?:mean|nasty|horrible|horrid|rude|unkind|abusive|insult\w*|trash[- ]?talk\w*|names|noobs?|shouts?|shouting|yells?|yelling|screams?)`;
const PLAYERS = String.raw`(?:(?:the )?other (?:players?|kids|children|people|gamers?)|players|team ?-?mates?|(?:his|her|their) team(?: ?-?mates?)?|opponents?|people (?:he|she|they) plays? with|(?:his|her|their) (?:online )?friends|people|strangers|everyone|everybody|someone|somebody|others|kids)`;

/** A child who is unkind to other players of a game on a screen, mostly when a round is lost. */
export const onTheSameSideOfTheScreen: NamedScene = {
  id: 'meantoplayers',
  image: 'a lost round, and somebody with a controller in another room',
  cue: said(
    String.raw`(?=[^]*\b${GAME}\b)(?:[^]*?\b(?:says?|saying|said|types?|typing|writes?|writing|sends?|sending|shouts?|shouting|yells?|screams?|calls?|calling|called|is|being|gets?|was|swears?)\b[^.!?]{0,14}\b${UNKIND}\b[^.!?]{0,24}\b(?:to|at|about|with|towards)\b ${PLAYERS}\b|[^]*?\b(?:calls?|calling|called|insults?|insulting|shouts? at|shouting at|yells? at|yelling at|screams? at|screaming at|abuses|trash[- ]?talks?|rude to|mean to|nasty to|horrible to|unkind to) ${PLAYERS}\b(?:[^]*)|^\W*(?:being |is |getting |gets |has been )?(?:rude|mean|nasty|horrible|unkind|abusive) (?:to|at|towards) ${PLAYERS}\b)`,
    String.raw`\b(?:(?:to|at|calls?|called|calling|about) (?:him|her|me|us)|(?:other players?|kids|people|they|strangers|someone|somebody|friends|boys|girls|team ?mates) (?:\w+ )?(?:are|is|was|were|call|calls|called|say|says|said|keep|shout|type|send|being|saying|calling)\b(?! (?:when|if) )|class(?:mates?)?|group chat|whats ?app|mum|dad|brother|sister|reported|banned)\b`,
  ),
  decides: true,
  answers: /\b(?:los(?:es|t|ing)|mean|rude|names|nasty|shout\w*|players?|games?|round)\b/i,
  titles: { older: 'Somebody Else With a Controller' },
  beside: {
    benefits: [
      'Says plainly that unkind words to other players hurt, without making {name} bad.',
      'Shows what a lost round does to a body, and how long that lasts.',
      'Gives {name} two words that are true in any game.',
    ],
    talk: {
      young: ['Who sits at the other end?', 'Which word fits in the blank?', 'Shall we practise "good game"?'],
      older: [
        'What happens in a body when a round is lost?',
        'Which word went into the blank?',
        'Shall we agree on a way to leave a game for two minutes?',
      ],
    },
  },
  text: {
    '6-7': `
      D<meantoplayers> In an online game, somebody loses each round. If it is {Name}, a mean message may be out before any thought. It goes to a name on a screen. But behind that name somebody sits on a sofa with a controller. That person can feel it. Unkind words hurt on a screen too. Losing a round does not make them all right.
      P<meantoplayers> The other player wanted to win as well. Perhaps that player is seven and has just learned how to jump.
      P<meantoplayers> Most players lose a lot. The good ones have lost more than anybody.
      Q<meantoplayers> In the second after a lost round, {Name} may feel ____. It may be hot.
      H<meantoplayers> {helper} can sit near for a few rounds. ~ It is easier to stop with somebody there.
      H<meantoplayers> {helper} can turn off the chat until it goes well. ~ The game works without it.
      T<meantoplayers> {he} can put the controller down and shake both hands. ~ Then nothing gets typed.
      T<meantoplayers> {he} can say sorry to a player, if that player is still there.
      C<meantoplayers> {he} can say, "Good game. One more?"
      A<meantoplayers> A round was lost, and two hands got a good shake. Then a kind message went off: "Good game." Somewhere another player read it on a sofa. People like to play with somebody who can lose a round. The next one starts with nothing lost.
    `,
    '8-10': `
      D<meantoplayers> A lost round lasts a second, and the body takes about two minutes to notice that it is over. In those two minutes {Name} may say unkind things to other players. On a screen they are only names. Each of the names has somebody attached, in another room, who was also trying to win. They hear the word when the round is over and may remember it longer than the score. Being cross about losing is allowed. Passing it on is where it goes wrong.
      P<meantoplayers> The player who gets the word cannot see that it was only a bad round. To them it sounds meant.
      P<meantoplayers> Teams in which people shout at each other lose more often. Those who get shouted at start to think about the shouting instead of the game.
      Q<meantoplayers> In the seconds after a lost round, {Name} might notice ____. It is often in the arms first.
      H<meantoplayers> {helper} can agree with {him} on a rule beforehand, such as chat off after two lost rounds. ~ Beforehand is easier than in the middle.
      H<meantoplayers> {helper} can stay in the room for a while and say nothing but "two minutes". ~ It can be a help and not a telling-off.
      T<meantoplayers> {he} can mute the microphone, get up and drink a glass of water. ~ That takes about as long as the hot part.
      T<meantoplayers> {he} can write to a player who got a bad word: "Sorry, that was out of order." ~ It is rare in games, and it is noticed.
      C<meantoplayers> {he} can think, "Lost round, hot head. Two minutes, then 'good game'."
      A<meantoplayers> The water is drunk, and the score is still the score. The message that went out this time was "good game". It is kind, and it is also true. What was said earlier cannot be called back, and it can be followed by something better. A player who is calm when it goes badly is somebody that others want in the team.
    `,
    '11+': `
      D<meantoplayers> Online games are built so that nearly winning happens as often as possible, because it keeps people playing. The body does not know that, and treats the lost round as an emergency. {Name} may then say or type things to other players that nobody would say across a table. The screen helps: no face, no voice that breaks, a name made of numbers. At the other end it arrives with somebody all the same. It explains how unkind words get out, and it does not make them anybody else's doing.
      P<meantoplayers> Teams with somebody in them who insults people play measurably worse. Those who are waiting for the next remark have less attention for the game.
      P<meantoplayers> Many games keep a record of reports and act on it. A warning usually comes as a surprise to someone who was "only joking".
      Q<meantoplayers> In the ten seconds after a lost round, {Name} might notice ____. The hands tend to know first.
      H<meantoplayers> {helper} can settle with {him} in a quiet hour what happens after two bad rounds. ~ In the middle of a match nobody negotiates well.
      H<meantoplayers> {helper} can hear what was said without making a trial of it. ~ It is easier to stop what has been said out loud once.
      T<meantoplayers> {he} can mute first and be furious second. ~ Fury into a dead microphone harms nobody.
      T<meantoplayers> {he} can send one line to whoever got it: "That was out of order, sorry." ~ It needs no reason after it.
      C<meantoplayers> {he} can think, "Mute, water, 'good game'. In that order."
      A<meantoplayers> The round stays lost, and two minutes later it has stopped mattering, which is the odd thing about it. What somebody else was called would have lasted longer. "Good game" is the shortest kind message there is, and is occasionally even accurate. Most people who play have been on both ends of the other sort, and remember which of them they would rather not have been.
    `,
  },
};
