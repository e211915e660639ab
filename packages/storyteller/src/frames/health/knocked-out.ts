import { said, type NamedScene } from '../scene.ts';

/** A tooth that a fall took out, or broke: the dentist, the gap, and how it looks. What to do in the first hour is said to the parent, not the child. */
export const knockedOut: NamedScene = {
  id: 'knockedout',
  image: 'a space that came before its day',
  cue: said(
    String.raw`\b(?:knock(?:ed|s)? out (?:\w+ ){0,4}?(?:tooth|teeth)|(?:tooth|teeth)\b[^.!?]{0,24}\b(?:was |were |got |has been |been )?(?:knocked|smashed|kicked|hit) out|(?:broke|broken|chipped|snapped|cracked|smashed) (?:a|an|one|two|half|part of|off|some|a bit of|his|her|their)(?: of)?(?: (?:his|her|their|a|the))? ?(?:\w+ ){0,2}?(?:tooth|teeth)|(?:tooth|teeth) (?:is |are |got |has )?(?:broken|chipped|snapped|cracked)|lost (?:a|two|his|her|their) (?:front |adult |milk |baby )*(?:tooth|teeth) (?:in|when|after) (?:a|an|the|he|she|they) (?:fall|accident|fell|crash|bump\w*))\b`,
    String.raw`\b(?:might|scared (?:of|to)|afraid|could|teas\w*|laugh\w*|photo|brace|denture|grinds?|dad|mum|nan|hit (?:him|her) in|punch\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:tooth|teeth|front|adult|milk|baby|knocked|broke\w*|chipped|fell|scooter|bike|slide|trampoline)\b/i,
  titles: { young: 'A Space in a Smile', older: 'A Space Before Its Day' },
  text: {
    '2-3': `
      D<knockedout> Bump! {his} mouth was sore. A tooth got hurt. There may be a little gap. A dentist can look at it.
      P<knockedout> Grown-ups had a fright too.
      Q<knockedout> After the bump, {Name} may feel ____.
      H<knockedout> {helper} can bring soft, cool food.
      T<knockedout> {he} can sit on a lap.
      C<knockedout> {he} can say, "Look at my tooth."
      A<knockedout> The sore bit gets well. Soft food goes in. A smile can have a gap. Hello, smile.
    `,
    '4-5': `
      D<knockedout> There was a fall, and a tooth got the worst of it. It came out or it broke. {Name} may feel the place with the tongue. A mouth can look bad for a day. It heals fast. Dentists know what such a tooth needs.
      P<knockedout> Grown-ups had a fright, too. They are not cross about a tooth.
      Q<knockedout> When the tongue finds the place, {Name} may feel ____.
      H<knockedout> {helper} can cut soft food into small bits.
      H<knockedout> {helper} can ask the dentist what happens next.
      T<knockedout> {he} can bite with the other side.
      T<knockedout> {he} can say where it hurts.
      C<knockedout> {he} can say, "My mouth is mending."
      A<knockedout> The place is not so sore now. The tongue knows it well. A smile with a gap or a corner is still a smile. The dentist looks after the tooth, and soup looks after the rest.
    `,
    '6-7': `
      D<knockedout> Most teeth leave when they are ready. This one was not asked. {Name} had a fall, and a tooth came out or lost a piece. It was a fright for everyone. Mouths heal quickly. What the tooth needs is a thing that dentists know well.
      P<knockedout> Grown-ups may have looked scared. It was about {Name}. A tooth comes second.
      Q<knockedout> When the tongue finds the place, {Name} may feel ____. It can be two feelings.
      H<knockedout> {helper} can list soft food, from soup to ice cream.
      H<knockedout> {helper} can ask the dentist every question there is.
      T<knockedout> {he} can bite on the other side for now.
      T<knockedout> {he} can decide what to say when somebody asks. ~ "I fell" is enough.
      C<knockedout> {he} can think, "It came too early. It is still just a gap."
      A<knockedout> A sore mouth gets better day by day. The tongue goes and looks, and then it forgets to. The dentist looks after the tooth, or after the place where it was. Photos of this year will have a story in them.
    `,
    '8-10': `
      D<knockedout> A tooth is made to last, and it was not made for the ground. In one second it came out or lost a corner. {Name} may go over that second again and again, with the tongue in the place where it happened. Mouths heal faster than other parts. Dentists mend broken teeth, fill gaps and watch over what is growing behind.
      P<knockedout> To other people it is a face that they know, with something new to ask about. The question lasts for about a week.
      Q<knockedout> In front of a mirror, {Name} might feel ____. The second look is often easier than the first.
      H<knockedout> {helper} can write down the questions for the dentist beforehand. ~ In the chair it is hard to ask anything.
      H<knockedout> {helper} can keep soft food in the house for a week.
      T<knockedout> {he} can settle on one sentence for people who ask.
      T<knockedout> {he} can say early when something throbs or feels hot. ~ That is what the dentist wants to know.
      C<knockedout> {he} can think, "That second is over, and there are ways to mend it."
      A<knockedout> The lip went down, and the tongue stopped checking. There is a plan for the tooth, with dates in it. Some of it will take a while, since mouths are still growing at this age. A smile works as it did before, and it has one more story.
    `,
    '11+': `
      D<knockedout> An accident takes a second, and the tooth in the middle of it comes out or loses a piece. {Name} may be less troubled by the pain than by the mirror. It is a front window, after all. Dentistry is good at this. Pieces are built up and gaps are bridged, and what cannot be final yet can be made to look like nothing. A few appointments will be needed.
      P<knockedout> From a metre away, people see an expression and not its parts. They will notice for a day, ask for a week and forget.
      Q<knockedout> In front of a mirror, {Name} might feel ____.
      H<knockedout> {helper} can go through the plan with the dentist, including what it will look like in the meantime.
      H<knockedout> {helper} can tell the school, if it matters for sport or for lunch.
      T<knockedout> {he} can have one sentence ready for people who ask, and leave it at that.
      T<knockedout> {he} can ask the dentist to show a picture of the result.
      C<knockedout> {he} can think, "It is a repair, with dates on it."
      A<knockedout> The swelling goes first, then the interest of other people, and the repair comes in stages. A tooth is a small part of how a person looks when they laugh. There will be something to hold up against the light in old photographs, and by then it will be a good story.
    `,
  },
};
