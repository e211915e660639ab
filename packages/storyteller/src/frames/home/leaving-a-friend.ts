import { said, type NamedScene } from '../scene.ts';

/** The end of an afternoon at somebody else's home. */
export const leavingAFriend: NamedScene = {
  id: 'afriends',
  image: 'a game for two that goes home in two heads',
  cue: said(
    String.raw`\b(?:leav(?:e|es|ing)|go(?:ing)? home|com(?:e|ing) (?:home|away)|time to go|pick(?:ed|ing)? (?:him|her|them) up|collect(?:ed|ing)? (?:him|her|them)|end of|after)\b[^.]{0,30}\b(?:friends?'?s?|cousins?'?s?|nan\w*'?s?|gran\w*'?s?|play ?dates?|(?:his|her|their) mate'?s?)\b|\b(?:friend'?s?|cousin'?s?|play ?date)\b[^.]{0,24}\b(?:time to (?:go|leave)|leav(?:e|ing)|going home|won'?t (?:leave|come|go home))\b`,
    String.raw`\b(?:to live|emigrat\w+|abroad|mov(?:e|ing) (?:house|home|schools?|away|to)|chang(?:e|es|ing) schools?|new (?:house|school)|school|nursery|moving|moved|died|sleep ?over|goodbye at|dad'?s|mum'?s)\b`,
  ),
  decides:
    /^(?![^]*\b(?:to live|emigrat\w+|abroad|mov(?:e|es|ed|ing) (?:house|home|schools?|away|to)|chang(?:e|es|ing) schools?|new (?:house|school))\b)[^]*?\b(?:leav(?:e|ing)|go(?:ing)? home from|come home from|pick (?:him|her|them) up from)\b[^.]{0,14}\b(?:friend'?s?|cousin'?s?|play ?dates?)\b/i,
  titles: { young: 'Bye, and See You Again', older: 'A Game in Two Heads' },
  roles: {
    friend: {
      fallback: { text: 'a friend' },
      cues: [
        { match: /\bcousins?\b/i, phrase: { text: 'a cousin' } },
        { match: /\b(nan(?:a|ny)?|gran(?:ny|dma|dad)?)\b/i, phrase: { text: '$' } },
        { match: /\b(?:friends?|mates?|play ?dates?)\b/i, phrase: { text: 'a friend' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<afriends> It was good at {friend}'s home. {Name} may want to stay. Shoes go on. Stop, says the game. Now it is time to go home.
      P<afriends> A bye-bye is hard at a good place.
      Q<afriends> At the door, {Name} may feel ____.
      H<afriends> {helper} can carry the bag.
      H<afriends> {helper} can count to ten.
      T<afriends> {he} can wave with two hands.
      T<afriends> {he} can give one toy back.
      C<afriends> {he} can say, "Bye-bye, see you."
      A<afriends> Wave, wave, wave. The door goes shut. Feet go home, tap, tap. The toys stay there. Bye-bye, toys.
    `,
    '4-5': `
      D<afriends> An afternoon with {friend} has an end at the door. Shoes go on, and {Name} may want to stay. The game lies there, half done. It is hard to leave when it is good. But a game for two stops for both of them.
      P<afriends> The one who stays has a quiet room after that. It may look very empty.
      Q<afriends> When the shoes go on, {Name} may feel ____.
      H<afriends> {helper} can say "ten more minutes", and later "two". ~ Then it is no surprise.
      H<afriends> {helper} can ask for one last thing to look at.
      T<afriends> {he} can choose the last thing to play, and play it.
      T<afriends> {he} can say what they play next time.
      C<afriends> {he} can say, "Bye, and I know what we do next."
      A<afriends> Two people waved until nobody could be seen. One is on the way home, and one tidies up. The game has gone with both of them. It can go on when they meet again.
    `,
    '6-7': `
      D<afriends> An afternoon with {friend} ends from outside, with a knock. Inside nobody is at an end. {Name} may be in the middle of the best part. Then it is time to leave, with shoes, coat and thank you. All of that is hard with a head full of the game.
      P<afriends> The grown-ups at the door would like to talk for a bit. They say "come on" and stand there for ten minutes more.
      Q<afriends> When somebody calls "home time", {Name} may feel ____.
      H<afriends> {helper} can send word before coming. ~ Then the last part of the game can be the last.
      H<afriends> {helper} can listen to the whole game on the way home.
      T<afriends> {he} can agree on the last round when the word comes.
      T<afriends> {he} can fix with the other one where the game goes on. ~ Then it is a break and not an end.
      C<afriends> {he} can think, "It is a break. We go on from here."
      A<afriends> The door closed. On both sides somebody still thought of the same game. It will wait in two heads, which is a safe place. On the way home it can be told from start to stop. The next afternoon begins in the middle.
    `,
  },
};
