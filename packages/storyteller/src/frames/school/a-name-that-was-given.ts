import { said, type NamedScene } from '../scene.ts';

const NAME = String.raw`(?:his|her|their) (?:own |first |last |middle |full |real |sur|family )?(?:name|surname)`;

/** The own name as what others laugh about: it was chosen, and it is used well by those who like somebody. */
export const aNameThatWasGiven: NamedScene = {
  id: 'ownnameteased',
  image: 'a name that was chosen for one person, and said well by those who like that person',
  cue: said(
    String.raw`\b(?:teas\w*|fun of|laugh\w* (?:at|about)|mock\w*|jokes? (?:about|of|on)|rhymes?|rhyming|twist\w*|(?:mean|nasty|unkind|horrible) about|picks? on (?:him|her|them) (?:for|about|because of)|comments? (?:on|about)|bull(?:y|ied|ying)\w* (?:\w+ )?(?:for|about|because of|over))\b[^.!?]{0,24}\b${NAME}\b|\b${NAME}\b[^.!?]{0,30}\b(?:teas\w*|laugh\w*|made? fun|mock\w*|rhymes?|sounds (?:funny|silly|like)|joke)\b`,
    String.raw`\b(?:on purpose|\w*pronounc\w*|name wrong|supply|says? it wrong|new name|pronouns?|trans\w*|non[- ]?binary|lies?|toy|dog|cat|glasses|hair)\b`,
  ),
  decides: true,
  answers: /\b(?:name|pretends?|mind|cr(?:y|ies)|home|laugh\w*|fine)\b/i,
  titles: { young: 'A Name for One Person', older: 'A Name for One Person' },
  text: {
    '4-5': `
      D<ownnameteased> A name is a present. Somebody chose it for {Name}. Now somebody made a joke of it, and that is teasing. A joke like that can hurt. Then a tear is all right. The name is still good, all of it.
      P<ownnameteased> A name can sound new to some ears. The more they hear it, the more they know it.
      Q<ownnameteased> When they laugh at the name, {Name} may feel ____.
      H<ownnameteased> {helper} can tell how the name was found.
      H<ownnameteased> {helper} can tell the teacher about it.
      T<ownnameteased> {he} can say, "That is not my name."
      T<ownnameteased> {he} can go and play with somebody who says it well.
      C<ownnameteased> {he} can think, "My name is a good one."
      A<ownnameteased> At home somebody calls, and it is the right name. It is on a cup or a coat or a picture. A joke is short. A name is there every day.
    `,
    '6-7': `
      D<ownnameteased> Somebody looked for a name once, and found one for {Name}. Now some children laugh about it or make it into a rhyme. That is teasing. It can look easy to laugh along, and it may hurt all the same. It is allowed to mind. There is nothing wrong with the name.
      P<ownnameteased> Ears laugh at what they have not heard before. After some weeks the same ears find it normal.
      P<ownnameteased> A rhyme can be made of any name. It takes no thinking, and it says nothing about the person.
      Q<ownnameteased> When they make a joke of it, {Name} may feel ____. It may come out later, at home.
      H<ownnameteased> {helper} can tell {him} where the name comes from. ~ Most names have a story.
      H<ownnameteased> {helper} can let the teacher know. ~ Then a grown-up listens as well.
      T<ownnameteased> {he} can say, "Please say my name as it is," and walk on.
      T<ownnameteased> {he} can tell one friend that it is not funny.
      C<ownnameteased> {he} can think, "A rhyme is a rhyme. My name is mine."
      A<ownnameteased> The rhyme was old by the end of the week. The name was not, because it is made for every day. There are people who say it in a friendly voice. Minding a joke is allowed, and so is saying so to somebody.
    `,
    '8-10': `
      D<ownnameteased> A name is the first thing that people know of each other. So it is the first thing that somebody can make a joke of. {Name} may have heard every version by now. Behaving as if it did not matter is one way to get through a school day. It costs a lot, and the bill often comes at home, where nobody is watching. It is teasing, even with a smile. Minding it is reasonable.
      P<ownnameteased> Those who do it want a laugh from the others. The name is only what was nearest.
      P<ownnameteased> From outside, somebody who laughs along looks like somebody who enjoys it. The others may honestly not know.
      Q<ownnameteased> When the door at home is shut, {Name} might feel ____. It may have waited since the morning.
      H<ownnameteased> {helper} can speak to the school without making it a big scene. ~ Teachers can do a lot quietly.
      H<ownnameteased> {helper} can tell how the name was chosen, and what else was on the list. ~ Some of those lists are very funny.
      T<ownnameteased> {he} can say it once in a flat voice: "That joke's old. It's just my name."
      T<ownnameteased> {he} can tell one friend the truth, which is that {he minds}.
      C<ownnameteased> {he} can think, "I can mind it, and the name is still fine."
      A<ownnameteased> A joke about a name wears out, because there are only so many of them. The name goes on for eighty years, on doors, letters and perhaps the back of a shirt. Nobody needs to be a good sport about it at school and sad about it in the evening. One person who knows is enough to begin with.
    `,
    '11+': `
      D<ownnameteased> People do not choose their own name, which makes it an odd thing to be laughed at for. {Name} may have learnt to grin at the usual jokes before they are finished. That works, in the sense that it is soon over. It also tells everybody that the joke is welcome, and what was not said at school arrives at home. It counts as teasing however friendly it sounds. Minding it is not oversensitive.
      P<ownnameteased> A name joke takes no wit at all, which is why it is so popular. Nobody who makes it thinks of it again.
      P<ownnameteased> Friends usually stop when they learn that it is not shared fun. They cannot learn it from a grin.
      Q<ownnameteased> Once nobody is looking, {Name} might notice ____.
      H<ownnameteased> {helper} can hear about it without ringing anyone up, unless {he asks}. ~ Being able to say it is half of it.
      H<ownnameteased> {helper} can tell where the name came from, and who had it before. ~ It is worth knowing what one is defending.
      T<ownnameteased> {he} can drop the grin once and say, "Give it a rest, it's my name." ~ The change of face does most of it.
      T<ownnameteased> {he} can say it to one of them alone. ~ Without an audience people are mostly decent.
      C<ownnameteased> {he} can think, "Not my joke. I needn't laugh at it."
      A<ownnameteased> The joke will be made a few more times, because habits are slow. It lands differently on a face that is not laughing. A name outlives every class it was ever read out in, and ends up belonging to the work and the people it is connected with. If it goes on after a clear word, it has stopped being a joke, and then the school can be told.
    `,
  },
};
