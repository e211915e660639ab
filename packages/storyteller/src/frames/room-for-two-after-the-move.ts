import { said, type NamedScene } from './scene.ts';

/** In the new home there is a room to be shared with a brother or sister. */
export const roomForTwoAfterTheMove: NamedScene = {
  id: 'sharedroom',
  image: 'two beds in one new room, and a line that can be talked about',
  cue: said(
    String.raw`\b(?:shar(?:e|es|ed|ing) (?:a |the |her |his |one )?(?:new )?(?:bed)?rooms?|(?:bed)?room (?:together )?with (?:his|her|their) (?:\w+ ){0,2}(?:brother|sister)s?)\b`,
    String.raw`\b(?:not|no longer|n't|stop|without) (?:\w+ ){0,3}shar\w+|own room|step-?|half`,
  ),
  decides: false,
  answers: /\bshar\w*|\bbedroom\b/i,
  titles: { young: 'Two Beds, One Room', older: 'Two Beds in a New Room' },
  text: {
    '4-5': `
      D<sharedroom> In the new home there is one room for two. There is a bed for {Name}, and one more bed. Two people sleep there, and two people have their things there. It is new to hear somebody breathe at night. A room can have two sides, and each one belongs to somebody.
      P<sharedroom> The other one is getting used to it too. Both had it another way before.
      Q<sharedroom> In the room for two, {Name} may feel ____.
      H<sharedroom> {helper} can help to make a side for each.
      H<sharedroom> {helper} can say who turns out the light.
      T<sharedroom> {he} can choose a place for one thing of {his} own.
      T<sharedroom> {he} can ask before using what is not {hers}.
      C<sharedroom> {he} can think, "My side, your side, our room."
      A<sharedroom> Two beds stand in one room. There is a good night for each. Some evenings it is nice to be two. On some it is too full, and that can be said. In the new home there is a place for both.
    `,
    '6-7': `
      D<sharedroom> In the new home, two people get one room. One of them is {Name}. There are two beds in it, and two ways of being tidy. It may feel like less room, and it is less. It takes some weeks until two people know how to live in one room.
      P<sharedroom> The other one gives up something as well. It is good to know what that is.
      P<sharedroom> Lots of children share a room. They quarrel about the light, and they talk in the dark.
      Q<sharedroom> Thinking of the room for two, {Name} may feel ____. Two feelings can be there at once.
      H<sharedroom> {helper} can plan the room with both of them on paper. ~ A plan can be changed before the beds stand.
      H<sharedroom> {helper} can find a shelf that is only for {Name}.
      T<sharedroom> {he} can say which two things matter most in a room.
      T<sharedroom> {he} can agree on a sign for "I want to be left alone".
      C<sharedroom> {he} can think, "Half a room, and a whole shelf."
      A<sharedroom> The beds are in, and each side looks like somebody. There will be evenings with giggles, and some with a row about the light. Both happen in a room for two. It belongs to both, like the new home.
    `,
    '8-10': `
      D<sharedroom> The plan of the new home has one room with two names in it. {Name} is one of them. Sharing means two sets of habits in a few square metres, from the light to the window. To be less than delighted is reasonable. Most of what makes it work is settled by talking in the first week and not by liking it.
      P<sharedroom> The other person loses a room as well, or the half of one. It can help to find out which half they mind about.
      P<sharedroom> Parents hand out rooms by counting walls and people. It says nothing about who matters more.
      Q<sharedroom> Looking at two beds, {Name} might feel ____.
      H<sharedroom> {helper} can sit down with both and write a few rules, before anybody is annoyed.
      H<sharedroom> {helper} can think of another place in the home for being alone at times, such as a landing.
      T<sharedroom> {he} can draw the room to scale and move the furniture with a pencil.
      T<sharedroom> {he} can name one thing that is not for borrowing, and ask for the same.
      C<sharedroom> {he} can think, "A shared room can have a private shelf."
      A<sharedroom> Two lamps, two heaps and an agreement about the window make a room that two people can live in. It may need some repairs in the second week. Rooms get given out anew as people grow. In this home there is a half that belongs to {Name}, and a door for both.
    `,
  },
}; // prettier-ignore
