import { said, type NamedScene } from '../scene.ts';

const WALKER = String.raw`(?:walkers?|walking frames?|rollators?|gait trainers?|posture control walker|kaye walker|zimmer(?: frame)?)`;
const UNLIKED = String.raw`(?:kick\w*|hat(?:es|ed|e)|cage|refus\w+|won['’]?t|does ?n['’]?t (?:want|like)|angry|cross|cries|screams?|throws?|threw|push(?:es|ed) it (?:away|over)|he['’]s not|she['’]s not|for babies|ugly|embarrass\w*|ashamed|stupid|not (?:keen|happy|thrilled))`;

/** A walker after a buggy or being carried: bars that look like a fence and go where a child steers them. */
export const walkerThatGoes: NamedScene = {
  id: 'walkergoes',
  image: 'bars that look like a fence, and a fence that goes along',
  cue: said(
    String.raw`(?=[^]*\b${WALKER}\b)[^]*?\b${UNLIKED}`,
    String.raw`\b(?:dog walkers?|baby walkers?|touch\w*|grab\w*|star(?:e|es|ing|ed)|laugh\w*|push(?:es|ing) (?:him|her|people|others)|slow\w*|left behind)\b`,
  ),
  decides: false,
  answers: /\b(?:cage|kick\w*|brake|wheels|takes (?:him|her|them) places|had a go|a go)\b/i,
  roles: {
    walker: {
      fallback: { text: 'the walker' },
      cues: [
        { match: /\bwalking frame\b/i, phrase: { text: 'the walking frame' } },
        { match: /\bgait trainer\b/i, phrase: { text: 'the gait trainer' } },
        { match: /\brollator\b/i, phrase: { text: 'the rollator' } },
        { match: /\bzimmer(?: frame)?\b/i, phrase: { text: 'the frame' } },
      ],
    },
  },
  titles: { young: 'A Fence That Goes Along', older: 'Bars That Go Somewhere' },
  text: {
    '2-3': `
      D<walkergoes> Here is {walker}. It has bars and wheels. {Name} may say no to it. It stands still. Then it can roll. Roll, roll!
      P<walkergoes> Grown-ups hold on to things too.
      Q<walkergoes> By the new thing, {Name} may feel ____.
      H<walkergoes> {helper} can stay very near.
      T<walkergoes> {he} can put a toy on it.
      T<walkergoes> {he} can take one step. Stop!
      C<walkergoes> {he} can say, "Roll, roll, stop!"
      A<walkergoes> One step, roll, roll. The wheels go along. They stop by a toy. Hello, toy. The wheels came too.
    `,
    '4-5': `
      D<walkergoes> {walker} has wheels, and it has bars. From inside, they can look like a fence. {Name} may be cross with it, and that is fine. But a fence stays where it is. This one goes along. It goes where {Name} wants to go.
      P<walkergoes> When somebody pushes, the one who pushes picks the way. With {walker} the one inside picks it.
      P<walkergoes> Grown-ups are glad about it very fast. They do not need to learn it.
      Q<walkergoes> With all the bars around, {Name} may feel ____.
      H<walkergoes> {helper} can ask, "Where to?"
      H<walkergoes> {helper} can leave it by the wall for a bit. ~ It can wait.
      T<walkergoes> {he} can hang a bag on it for small things.
      T<walkergoes> {he} can try how it stops.
      T<walkergoes,comforter> {he} can give {comforter} a ride.
      C<walkergoes> {he} can say, "I steer, and it comes along."
      A<walkergoes> It went as far as the door today. A small bag went too, with a stone in it. Nobody pushed. The bars are still bars, but they came along. The wheels help to get there. On the other side of the door there is more floor.
    `,
    '6-7': `
      D<walkergoes> {walker} has wheels, and bars in front and at the sides. {Name} may find that it looks like a cage. It is all right not to like it at first. A cage keeps somebody in one place. This one has wheels that go where two feet go. Being pushed is faster, but then somebody else decides where to stop. With {walker}, the one who stands in it decides.
      P<walkergoes> Grown-ups clap at the first step. It may be meant well and still be too loud.
      P<walkergoes> A body learns to walk in a new way then, and gets tired. Tired looks a lot like cross.
      Q<walkergoes> When it is time to stand in it, {Name} may feel ____. It can be two words at once.
      H<walkergoes> {helper} can think of a place that is worth going to. ~ The end of a corridor is not one.
      H<walkergoes> {helper} can hear what is bad about it and ask the fitters.
      T<walkergoes> {he} can choose tape, a bell or a number for it.
      T<walkergoes> {he} can say how far, and where the stop is.
      C<walkergoes> {he} can think, "It goes where I go."
      A<walkergoes> The way went past the table and out to a bench. It was slow, with two stops, and both were chosen. Under the bench sat a beetle, and nobody else had seen it. The bars and wheels came along and waited. Some days they are a bother, and some days they help.
    `,
    '8-10': `
      D<walkergoes> Engineers call a thing like {walker} a mobility aid, which is a grand word for bars with wheels. {Name} may not think much of it. It takes up room, it rattles, and it gets looked at before anybody says hello. All of that is true. It is also true that it is the only thing in the room that goes exactly where {Name} wants. In anything that gets pushed, another person picks the way and the speed.
      P<walkergoes> People who are delighted with it are not the ones who stand in it. Their joy may come too early.
      P<walkergoes> Muscles need weeks to learn a new way of walking, and in that time it is hard work. It says nothing about how it will be in the summer.
      Q<walkergoes> In front of it in the morning, {Name} might feel ____.
      H<walkergoes> {helper} can ask for the complaints in detail and take them to the people who fit it. ~ Handles can be moved.
      H<walkergoes> {helper} can plan one place a week that is worth it.
      T<walkergoes> {he} can decide what it looks like, from the tape to the bell.
      T<walkergoes> {he} can decide which ways are for wheels that are pushed and which are for this. ~ It need not be all or nothing.
      C<walkergoes> {he} can think, "I pick the way. It just carries the bars."
      A<walkergoes> The first long way led to the corner shop, and it took as long as it took. Nobody else chose the shelf to stop at. The wheels still rattle. As a cage it is a failure, because it keeps ending up in other places.
    `,
  },
};
