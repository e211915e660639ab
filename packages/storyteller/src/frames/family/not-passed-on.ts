import { said, type NamedScene } from '../scene.ts';

/** A foster child who moves once more, and thinks that nobody wants it. */
export const notPassedOn: NamedScene = {
  id: 'nobodywants',
  image: 'a decision in a meeting, and the person it is about',
  cue: said(
    String.raw`\b(?:nobody|no one|no-one|none of (?:us|them)|(?:we|they) (?:do ?n.?t|did ?n.?t|no longer)) (?:really |ever )?(?:wants?|wanted|loves?|likes?|keeps?|kept)\b|\b(?:un(?:wanted|loved)|not wanted|get(?:ting)? rid of (?:him|her|them)|sen[dt] (?:him|her|them) away|(?:third|fourth|fifth|sixth|another|next|yet another) (?:placement|home|family|move)|moved (?:again|so many|too many)|(?:placement|home) (?:broke|has broken|breaks|is breaking) down|thrown out)\b`,
    String.raw`\b(?:real|birth) (?:mum|mom|mother|dad|family) (?:do|did)`,
  ),
  decides: false,
  answers: /\b(?:want\w*|nobody|no one|moving|placement|again|rid)\b/i,
  titles: { young: 'A Bag and a Name', older: 'What a Meeting Decides' },
  text: {
    '4-5': `
      D<nobodywants> {Name} is going to a new home to live there. It is sad to move on. A child may think, "They do not want me." That is not why. Grown-ups look for a home that fits. It can take some tries. No child is a wrong child.
      P<nobodywants> The people in the new home get a bed ready. They wonder what {Name} likes for tea.
      Q<nobodywants> With a bag by the door, {Name} may feel ____.
      H<nobodywants> {helper} can say why, in true and short words.
      H<nobodywants> {helper} can write down what {he likes}.
      T<nobodywants> {he} can pack the things that matter.
      T<nobodywants> {he} can be sad, cross or quiet.
      C<nobodywants> {he} can think, "The home did not fit. I am all right."
      A<nobodywants> The bag goes along, and the name on it is the same. In the new home there is a hook and a cup. It takes time to know a house. It is good that {Name} is here, in this world.
    `,
    '6-7': `
      D<nobodywants> {Name} is moving to a new home. A thought may come along: "Nobody wants me." It feels true, and it is not. Who lives where is decided by grown-ups, for grown-up reasons. Sometimes a home cannot give what is needed. That says something about the home, and not about the child.
      P<nobodywants> Carers may be sad as well when somebody moves on. Not all of them can show it.
      P<nobodywants> Many children in foster homes have this thought. It comes in the car and at night.
      Q<nobodywants> When the bag is packed, {Name} may feel ____. It can come out as cross.
      H<nobodywants> {helper} can tell the true reason, as far as it is known. ~ A guess is mostly worse.
      H<nobodywants> {helper} can make a page for the new home about what helps.
      T<nobodywants> {he} can ask, "Who will be there?" and "What stays the same?"
      T<nobodywants> {he} can take something along from here, such as a photo or a spoon.
      C<nobodywants> {he} can think, "The reason was not me."
      A<nobodywants> The car has driven, and there is a new door with a bell. The people behind it know one page about {Name}. They can find out the rest. It may take a long time to feel at home. Nothing was wrong with the child who moved.
    `,
    '8-10': `
      D<nobodywants> Moving to another foster home leaves a person alone with a question. {Name} may have answered it with "nobody wants me". It is the nearest answer, and it is the wrong one. Homes come to an end for many reasons: illness, rooms, rules, or adults who could not do what was needed. All of those are about adults. A child who was difficult on some days was a child with a lot to carry.
      P<nobodywants> In meetings people talk about beds, schools and dates. It can sound as if a parcel were being sent. Most of them think about it on the way home.
      P<nobodywants> New carers are nervous, too. They have tidied, and they have no idea what to cook.
      Q<nobodywants> Seeing the bags in the hall, {Name} might feel ____. Anger often goes first.
      H<nobodywants> {helper} can say why this move is happening, honestly and more than once.
      H<nobodywants> {helper} can see to it that photos, numbers and a goodbye come along.
      T<nobodywants> {he} can tell the social worker what went wrong here and what would help there.
      T<nobodywants> {he} can write a page for the new home in {his} own words.
      C<nobodywants> {he} can think, "They decided about a home. Nobody can decide what I am worth."
      A<nobodywants> There is a new house with its own smell and its own rules about shoes. Trust is not due on arrival. It may come in small amounts, or slowly, and it is right to be careful with it. What goes along to every home is a person who is worth knowing. It is right to hear that often.
    `,
    '11+': `
      D<nobodywants> Every move to another foster home comes with an official reason and a private one. The private one is usually "nobody wants me", and {Name} may have had it confirmed often enough to believe it. Placements end because of illness, money, other children, or because adults were not up to it. Behaviour gets mentioned in the file. What made it necessary mostly does not. None of it amounts to a verdict on a person.
      P<nobodywants> Carers who could not go on rarely tell anyone how it felt. Some of them think about it for years, which helps nobody and is still worth knowing.
      P<nobodywants> People who grew up in care and write about it agree on one point: they were not the problem, and heard it too late.
      Q<nobodywants> When the bags stand in the hall again, {Name} might feel ____. Feeling nothing is one way of managing.
      H<nobodywants> {helper} can give the real reasons without decoration, and say which of them concern adults.
      H<nobodywants> {helper} can make sure there is an advocate, and that belongings travel in a suitcase.
      T<nobodywants> {he} can say at the review what needs to be different this time. ~ It is {his} meeting.
      T<nobodywants> {he} can choose who stays in touch, and ask for it to be written down.
      C<nobodywants> {he} can think, "That was a placement that ended. I did not."
      A<nobodywants> The next home will be told things about {Name} by people with folders. It has the chance to find out the rest, and it will need time for it. Being careful is sensible after all this, and it may be given up a little at a time. Somebody who has moved often knows a great deal about people, which is in no file.
    `,
  },
}; // prettier-ignore
