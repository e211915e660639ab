import { said, type NamedScene } from '../scene.ts';

/** Brothers or sisters play together and leave one out. */
export const brothersPlayWithout: NamedScene = {
  id: 'leftoutathome',
  image: 'a shut door with a game behind it, and a knock',
  cue: said(
    String.raw`\b(?:brothers?|sisters?|siblings|twins|cousins?)\b (?:\w+ ){0,3}?(?:leaves?|leav(?:e|ing)) (?:him|her|them) out\b|\b(?:left out|excluded|ignored) (?:\w+ )?(?:by|of) (?:\w+ ){0,3}?(?:his|her|their) (?:\w+ ){0,2}?(?:brothers?|sisters?|siblings)|\b(?:brothers?|sisters?|siblings) (?:\w+ ){0,2}?(?:won['’]?t|wont|will not|never|do ?n['’]?t|does ?n['’]?t) (?:\w+ )?(?:play with|let) (?:him|her|them)\b`,
    String.raw`\b(?:calls? (?:him|her)|school|friends?|baby|any ?more|hits?)\b`,
  ),
  decides: /\b(?:brothers?|sisters?|siblings) (?:always |both |all )?leaves? (?:him|her|them) out\b/i,
  answers: /\b(?:leave\w*|out|everything|play)\b/i,
  titles: { young: 'A Knock and a Game', older: 'A Game Behind a Door' },
  text: {
    '4-5': `
      D<leftoutathome> Behind the door there is a game. {Name} is on this side, and both hands want to join in. The others say, "Not now." That hurts. It can start a row, with kicks at a door.
      P<leftoutathome> The others may want a big game for big hands. It does not mean that {Name} is no fun.
      Q<leftoutathome> In front of the door, {Name} may feel ____.
      H<leftoutathome> {helper} can help to find a game for all.
      H<leftoutathome> {helper} can play a bit on this side.
      T<leftoutathome> {he} can knock and ask, "What can I be?"
      T<leftoutathome> {he} can ask, "When can I come in?"
      C<leftoutathome> {he} can say, "I want to play too."
      A<leftoutathome> Knock, knock! There was a job in the game, and it was the cook. Later the door was shut again. Both can happen at home, and no row was needed.
    `,
    '6-7': `
      D<leftoutathome> Two or three play, and one stands outside. {Name} may know the row that comes then, at home. "You are too little," or, "It is our game." It hurts more when it comes from brothers or sisters. Then there is a row, and after it the door is even more shut.
      P<leftoutathome> Those inside often do not notice. A game for two has no room, and they forget who is outside.
      P<leftoutathome> To want some time without the others is fine. To leave out the same one each time is not.
      Q<leftoutathome> When the others play without {him}, {Name} may feel ____.
      H<leftoutathome> {helper} can talk to those inside about it.
      H<leftoutathome> {helper} can set one game a day that is for all.
      T<leftoutathome> {he} can ask for a part: "What does your game need?"
      T<leftoutathome> {he} can say, "It hurts when I am left out each time."
      T<leftoutathome> {he} can begin a good game alone. ~ Others like to look in.
      C<leftoutathome> {he} can think, "It is a game, and I am still one of us."
      A<leftoutathome> On some days the door opens, and there is a part for one more. On others it stays shut, and somebody builds a good den on this side. It was said out loud, without a row. Both sides of the door belong to one family.
    `,
    '8-10': `
      D<leftoutathome> In a family with several children there are sides, and rows about them. {Name} may often be on none. The others have a game, a joke or a closed door. Being left out by classmates is bad enough. By brothers or sisters it happens at breakfast as well. It ends in a row, which is then held against the one who was outside.
      P<leftoutathome> Pairs form by age, or by what people like. They are seldom formed against somebody, although it feels that way.
      P<leftoutathome> Adults hear the row and not what came before it. They need to be told, more than once.
      Q<leftoutathome> When the door shuts, {Name} might feel ____.
      H<leftoutathome> {helper} can look into it properly, and not only when it gets loud.
      H<leftoutathome> {helper} can make sure that there is something each week for all of them.
      T<leftoutathome> {he} can ask one of them alone. ~ One person is easier than a group.
      T<leftoutathome> {he} can say it once, calmly: "You leave me out a lot, and it hurts."
      T<leftoutathome> {he} can have something of {his} own: a club, a friend, a plan.
      C<leftoutathome> {he} can think, "They are busy. I still belong here."
      A<leftoutathome> Sides in a family change every few years, as ages and tastes do. Until then there is one game a week for all of them, so far without a row. {Name} has something to do that the others would quite like to join. Both are good to have.
    `,
  },
};
