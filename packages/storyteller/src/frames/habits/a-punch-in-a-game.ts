import { said, type NamedScene } from '../scene.ts';

const HITS = String.raw`\b(?:hits?|hitting|hit|punch(?:es|ed|ing)?|push(?:es|ed|ing)?|shov(?:es|ed|ing)|kick(?:s|ed|ing)?|thump(?:s|ed)?|fights?|lash(?:es|ed|ing) out|whack(?:s|ed)?)\b`;
const SOMEBODY = String.raw`(?:(?:a|an|another|some|other|the other|his|her|their) )?(?:\w+ ){0,2}?(?:boys?|girls?|child(?:ren)?|kids?|friends?|mates?|player|classmates?|lads?|people|someone|somebody|teammates?|team)\b`;
const IN_THE_GAME = String.raw`\b(?:pass(?:es|ed)? (?:him |her |them |it |the ball|to)|the ball|fouls?|fouled|tackl\w*|goals?|tag|tig|(?:was|is|he's|she's|gets?|got|said (?:he|she) was) out\b|cheat\w*|football|match|the game|playing (?:football|tag|it)|broke the rules|the rules|los(?:es|t|ing))\b`;

/** A punch or a push on the pitch or in the playground: a game that got hot, and somebody who was hurt. */
export const aPunchInAGame: NamedScene = {
  id: 'gamepunch',
  image: 'a whistle that a player blows for himself, and the side of the pitch',
  cue: said(
    String.raw`${HITS} ${SOMEBODY}[^.!?]{0,60}\b(?:because|when|if|over|for|after|during|at|playing)\b[^.!?]{0,30}${IN_THE_GAME}`,
    String.raw`\b(?:brother|sister|twin|video|xbox|fortnite|fifa|controller|board game|cards|was (?:hit|punched|kicked|pushed)|got (?:hit|punched|kicked|pushed)|being|(?:boy|girl|child|kid|they) (?:hit|punched|kicked|pushed) (?:him|her))\b`,
  ),
  decides: true,
  answers: /\b(?:punch\w*|push\w*|kick\w*|hit|ball|pass\w*|playground|game|out|lost)\b/i,
  titles: { young: 'Off the Pitch for a Minute', older: 'Off the Pitch for a Minute' },
  text: {
    '6-7': `
      D<gamepunch> A game can get as hot as a kettle. Something goes wrong in it, and it really is unfair, or it looks so. {Name} may hit, push or kick before there is a word. Then nobody talks about the ball any more. Somebody is hurt, and the game stops for all of them.
      P<gamepunch> The one who got it may be scared to play the next day. It helps a lot to hear a sorry that is meant.
      P<gamepunch> Teachers see the hit and not the minute before it. They can hear about that too, once it is calm.
      Q<gamepunch> When the game goes wrong, {Name} may feel ____. It may be in the fists.
      H<gamepunch> {helper} can listen to the whole game, from the start.
      H<gamepunch> {helper} can help to find out how the other child is.
      T<gamepunch> {he} can walk off the pitch and take ten breaths at the fence.
      T<gamepunch> {he} can tell the grown-up there what was not fair.
      C<gamepunch> {he} can think, "Off the pitch first. Hands stay with me."
      A<gamepunch> At the fence it is cool, and a minute is short. Then the word is ready: "That was not fair," or "My turn now." What hands did can be put right. It takes a sorry and a kind look. The next game begins at nothing to nothing.
    `,
    '8-10': `
      D<gamepunch> In a real match a player who hits somebody gets a red card, whatever came before it. It seems hard, because what came before it may have been unfair. {Name} may know how it goes. A pass does not come, or a rule gets bent, and a fist is faster than the rest. The unfair bit lasted a second. The punch is what everybody remembers.
      P<gamepunch> The other player now knows something about {his} hands and may keep away. That can change, and it changes by what is done in the weeks after.
      P<gamepunch> Adults on duty see two seconds out of fifteen minutes. They are usually ready to hear the rest, if it comes without shouting.
      Q<gamepunch> In the second before it, {Name} might notice ____. Most people have one sign, such as hot ears or tight hands.
      H<gamepunch> {helper} can go through the whole game, including the unfair part.
      H<gamepunch> {helper} can agree with school on a place where nobody asks questions for two minutes.
      T<gamepunch> {he} can go off for a minute, before anybody else sends {him} off.
      T<gamepunch> {he} can go to the other player afterwards and say sorry for the hit, and only for the hit.
      C<gamepunch> {he} can think, "Off the pitch. The argument can come with me."
      A<gamepunch> A minute at the side is nothing in a long lunch break. From there the unfair bit can be looked at again, and told to somebody who can do something about it. What a hand did cannot be taken back. It can be paid for with a sorry, an ice pack and a few fair games.
    `,
    '11+': `
      D<gamepunch> Sport is a place where anger is allowed as long as it stays out of the hands. {Name} may have found the point where it does not. There is a foul that nobody saw, or a remark, and then a punch or a push. For a moment it seemed like justice. A minute later the subject is no longer the foul, and somebody is hurt. It is also the kind of thing that schools and clubs now treat as serious.
      P<gamepunch> Some players are good at finding the one remark that works. A person who can be set off by it is useful to the other side, which is worth knowing.
      P<gamepunch> The one who was hit tends to make light of it in front of others. It is usually on their mind for longer than it looks.
      Q<gamepunch> In the seconds before it, {Name} might notice ____. The same sign tends to come each time.
      H<gamepunch> {helper} can hear the provocation and the punch as two subjects, and take both seriously.
      H<gamepunch> {helper} can talk with the coach or the school about a signal for a substitution.
      T<gamepunch> {he} can go to the far side of the pitch and stay there until the hands are open.
      T<gamepunch> {he} can apologise in person, in one sentence, without the word "but".
      C<gamepunch> {he} can think, "That remark wants a red card. It can want."
      A<gamepunch> A walk to the far side looks like nothing at all, which is the good thing about it. The complaint can be made afterwards, to a person with a whistle or a desk. What was done with a hand is settled with an apology and with the next ten matches. Being hard to provoke turns out to be an advantage in most games.
    `,
  },
};
