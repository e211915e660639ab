import { said, type NamedScene } from '../scene.ts';

/** Words that come out at a screen, with a headset on. */
export const swearsAtAGame: NamedScene = {
  id: 'headset',
  image: 'a headset, a lost round, and who is on the other end',
  cue: said(
    String.raw`\b(?:fortnite|roblox|minecraft|fifa|xbox|playstation|ps[45]|switch|gaming|video ?games?|computer games?|online|headset|call of duty|(?:when|while) (?:he|she|they)(?:['’]?s| is| are)? (?:plays?|playing|gaming)|on (?:his|her|the) (?:game|console|computer|tablet))\b`,
    // At whom it was said: that is no lost round.
    String.raw`\bat (?:me|us|mum|mom|dad|nan|nana|gran\w*|(?:his|her) (?:\w+ )?(?:mum|mom|dad|nan|gran\w*|brother|sister|parents))\b`,
  ),
  decides:
    /^(?![^]*\bat (?:me|us|mum|mom|dad|nan|nana|gran\w*|(?:his|her) (?:\w+ )?(?:mum|mom|dad|nan|gran\w*))\b)(?=[^]*\b(?:swear\w*|curs(?:es|ing)|bad language|f word|rude words?)\b)[^]*?\b(?:fortnite|roblox|fifa|xbox|playstation|ps[45]|gaming|video ?games?|headset|call of duty|(?:his|her|the) (?:game|console))\b/i,
  titles: { young: 'Out of the Headset', older: 'The Microphone Was On' },
  text: {
    '6-7': `
      D<headset> A game goes fast, and then the round is lost. Out comes a rude word, before anybody has thought. {Name} may know that. In some games other people say such words all the time. Ears learn them like a song. But the game does not hear it, and the people in the room do.
      P<headset> Others in the game may be small, too. They hear each word right in their ears.
      Q<headset> When a round is lost, {Name} may feel ____. It may be hot.
      H<headset> {helper} can sit near for one round and see how it goes.
      H<headset> {helper} can help to turn off the voices of strangers.
      T<headset> {he} can put the controller down and shake both hands.
      T<headset> {he} can find one loud silly word for a lost round.
      C<headset> {he} can shout, "Oh, burnt biscuits!"
      A<headset> The next round begins with nothing lost. A rude word takes one second, and a silly one does too. Now and then somebody in the game laughs at the biscuits. The room hears it, and it is a nicer room.
    `,
    '8-10': `
      D<headset> A lost round puts a body on full alarm, and a swear word is what comes out. {Name} may know how words go into a headset that have no place at a table. Part of it is the game, which is built to be nearly won. Part of it is company, because in many lobbies every second word is one of those. After an hour they sound normal. They only do so in there.
      P<headset> On the other end there may be someone of seven, whose door is open, with a gran in the kitchen.
      P<headset> Very good players are mostly quiet. Swearing uses the half second in which they are already moving.
      Q<headset> When the screen says that the round is lost, {Name} might notice ____. Hands usually know first.
      H<headset> {helper} can help to mute strangers and keep the voices of friends. ~ Words are catching.
      H<headset> {helper} can agree on a sign at the door that means, "I can hear you."
      T<headset> {he} can take the headset off between rounds, stand up and drink something.
      T<headset> {he} can choose a word for lost rounds that a gran could hear.
      C<headset> {he} can shout, "Oh, absolute cabbage!"
      A<headset> The round went as it went, and the next one starts level. A word into a microphone is a word in somebody's ear. It is possible to be furious and funny at the same time, and "cabbage" may well catch on. If it is the game that brings out the worst ones every evening, a shorter game is worth a try.
    `,
    '11+': `
      D<headset> Competitive games are designed around the near miss, which is the most irritating event there is. {Name} may know how words go into a headset that would stop a conversation anywhere else. Adrenaline is part of it, and so is the room: in a lobby where everyone swears, it stops being noticed after twenty minutes. Outside it does not. The people on the sofa hear one side of it, at full volume, without the game.
      P<headset> The person on the receiving end is a voice with no face, which makes it easy. Quite often the voice has not broken yet.
      P<headset> Swearing at a screen and swearing at somebody are different things. The second kind gets accounts banned, and it deserves to.
      Q<headset> When it says "defeat", {Name} might notice ____.
      H<headset> {helper} can say once, calmly, what can be heard through the wall.
      H<headset> {helper} can leave the rules for the living room to a short agreement, made on a day without a match.
      T<headset> {he} can mute the lobby and keep the two people worth listening to.
      T<headset> {he} can stop after two losses in a row. ~ The third is when it goes wrong.
      C<headset> {he} can think, "The microphone is on, and so is the house."
      A<headset> Two losses, a glass of water and an open window do more for the next round than any word. Rage is catching, and so is being dry about it. A player who says "well, that was dreadful" in a bored voice is better company than one who screams. The house agrees, and it gets to sleep.
    `,
  },
};
