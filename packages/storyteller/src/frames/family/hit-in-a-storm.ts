import { said, type NamedScene } from '../scene.ts';

/** A brother or sister hits in a meltdown: to be safe comes first, and it is for grown-ups to see to. */
export const hitInAStorm: NamedScene = {
  id: 'hitstorm',
  image: 'a door that may be shut, and a grown-up who comes',
  cue: said(
    String.raw`(?=[^]*\b(?:autis\w*|asd|adhd|pda|disab\w*|special needs|learning|additional needs|down'?s?|syndrome|sensory|sen)\b)[^]*\b(?:(?:brother|sister|twin|sibling|he|she) (?:\w+ ){0,4}?(?:hits?|kicks?|bites?|hurts?|punch(?:es)?|attacks?|scratch(?:es)?|pinch(?:es)?|pulls? (?:her|his) hair|lash(?:es)? out at|throws? things at) (?:him|her|them)\b|(?:gets? (?:hit|hurt|bitten|kicked|attacked)|(?:is|being|been) (?:hit|hurt|bitten|kicked|attacked)) by (?:his|her|their) (?:\w+ ){0,3}(?:brother|sister|twin|sibling)|(?:scared|afraid|frightened) of (?:his|her|their) (?:\w+ ){0,3}(?:brother|sister|twin|sibling))`,
    String.raw`\b(?:hits? (?:his|her|their) (?:brother|sister)|hits? (?:him|her)self|at school|class ?mate)\b`,
  ),
  decides: false,
  answers: /\b(?:hits?|meltdowns?|hurts?|bites?|kicks?|scared)\b/i,
  titles: { young: 'A Door and a Grown-up', older: 'First, Be Safe' },
  text: {
    '4-5': `
      D<hitstorm> {who} needs help with big feelings. When it gets too much, hands hit. It may be {Name} who gets hurt. That is not okay, even if it is not meant. {Name} did not do it. Grown-ups are here to help with it.
      P<hitstorm> {who} cannot stop it alone yet. It is like a storm, and it goes by.
      Q<hitstorm> When the storm comes, {Name} may feel ____.
      H<hitstorm> {helper} can go in between and stop it.
      T<hitstorm> {he} can go out of the room at once.
      T<hitstorm> {he} can shout, "Help!" and a grown-up will come.
      T<hitstorm> {he} can shut the door and hold a teddy.
      C<hitstorm> {he} can say, "I go out. A grown-up comes."
      A<hitstorm> The storm is over, and it is quiet. A grown-up came and asked, "Where does it hurt?" It is fine to be cross, and to play again later. Help is there for both.
    `,
    '6-7': `
      D<hitstorm> {who} has a brain that works in a different way. Big feelings get too big at times. Then {who} may hit, and it may be {Name} who gets hit. It hurts, and it is not okay, even if it was not meant. It is not because of something {Name} did. To keep both safe is a job for grown-ups.
      P<hitstorm> In a meltdown nobody can listen to reasons. Later {who} may be sorry, or too tired to say it.
      P<hitstorm> It is possible to love somebody and be scared of them at times. Both may be said.
      Q<hitstorm> When it gets loud, {Name} may feel ____. Legs often know it first.
      H<hitstorm> {helper} can find a safe place with {Name}.
      H<hitstorm> {helper} can come afterwards, look at the sore place and listen.
      T<hitstorm> {he} can leave at the first signs. ~ That is clever, and it is not mean.
      T<hitstorm> {he} can call a grown-up, and call again.
      T<hitstorm> {he} can tell it later, even if it was small.
      C<hitstorm> {he} can think, "I go where it is safe. Grown-ups do the rest."
      A<hitstorm> Behind the door it was quiet, and somebody came to ask how it was. It is fair to be cross about a sore arm. Some days with {who} are good, and they count too. Nobody needs to be brave about it. Help is for both of them.
    `,
    '8-10': `
      D<hitstorm> {Name} lives with {who}, whose brain deals with the world in a different way. When it all gets too much, it can end in a meltdown, and in that somebody may get hit. Often it is the one who is nearest. It can be explained, and it still hurts. Nobody needs to put up with being hit, and keeping both safe is a matter for adults.
      P<hitstorm> In the middle of it, talking does not reach {who}. Less noise and more space do.
      P<hitstorm> Many brothers and sisters keep such things to themselves, so as not to be one more worry. Parents would rather know, each time.
      Q<hitstorm> When the first signs come, {Name} might feel ____. Being scared of somebody one loves is confusing.
      H<hitstorm> {helper} can make a plan with {Name}: where to go, and who comes.
      H<hitstorm> {helper} can ask the people who support {who} what helps. ~ It is their job to help the whole family.
      T<hitstorm> {he} can leave the room early, without explaining.
      T<hitstorm> {he} can tell about it afterwards, also on a day when everyone is tired.
      T<hitstorm> {he} can ask for something back, such as an hour out with one parent.
      C<hitstorm> {he} can think, "I can understand it and still not want it."
      A<hitstorm> The plan hangs where it can be seen: door, quiet, grown-up. It was used on a bad afternoon, and somebody came and asked. Understanding {who} is kind, and it is not the same as standing there. Help belongs to both of them, and so do the good days in between.
    `,
    '11+': `
      D<hitstorm> When a meltdown turns physical, help and sympathy usually go to the one who had it. {Name} may know the other side: a bruise, a broken thing, and the expectation of understanding. There are reasons, and they are real. {who} deals with the world in a different way and loses control under strain. Being hurt is real as well, and it is not part of anyone's duties at home.
      P<hitstorm> Young people in such homes often play it down, because their parents look tired. It does not help. What is not known cannot be planned for.
      P<hitstorm> Loving somebody and keeping an eye on the door go together in more families than one would think.
      Q<hitstorm> When the signs build up, {Name} might notice ____.
      H<hitstorm> {helper} can agree on a plan that puts safety first, with a lock or a neighbour in it if needed.
      H<hitstorm> {helper} can bring in support for the whole family, siblings included. ~ There are groups for them.
      T<hitstorm> {he} can leave early and without guilt.
      T<hitstorm> {he} can report every time, in a sentence or a message.
      T<hitstorm> {he} can say what would make up for it: time, quiet, a friend's house on bad days.
      C<hitstorm> {he} can think, "I know why, and I do not need to take it."
      A<hitstorm> A plan on paper is not cold. It allows people to be fond of each other again once the noise is over. There will be other afternoons with {who}, some of them very funny. Help that includes everyone in the house is not a favour. It is how such a family works.
    `,
  },
};
