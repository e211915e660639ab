import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

const PLACE = String.raw`(?:zoo|farm|museum|aquarium|sea ?life|librar(?:y|ies)|safari park|castle|art gallery|gallery|planetarium|science (?:centre|center)|soft ?play|trampoline park|theatre|church|mosque|temple|synagogue|football match|stadium|garden centre|market|national trust)`;
const PLACES: Role = {
  fallback: { text: 'the new place' },
  cues: [
    { match: /\bsafari park\b/i, phrase: { text: 'the safari park' } },
    { match: /\bzoo\b/i, phrase: { text: 'the zoo' } },
    { match: /\bfarm\b/i, phrase: { text: 'the farm' } },
    { match: /\bmuseum\b/i, phrase: { text: 'the museum' } },
    { match: /\b(?:aquarium|sea ?life)\b/i, phrase: { text: 'the aquarium' } },
    { match: /\blibrar(?:y|ies)\b/i, phrase: { text: 'the library' } },
    { match: /\bcastle\b/i, phrase: { text: 'the castle' } },
    { match: /\bgallery\b/i, phrase: { text: 'the gallery' } },
    { match: /\bsoft ?play\b/i, phrase: { text: 'soft play' } },
    { match: /\btrampoline park\b/i, phrase: { text: 'the trampoline park' } },
    { match: /\btheatre\b/i, phrase: { text: 'the theatre' } },
    { match: /\bchurch\b/i, phrase: { text: 'church' } },
    { match: /\bmosque\b/i, phrase: { text: 'the mosque' } },
    { match: /\btemple\b/i, phrase: { text: 'the temple' } },
    { match: /\b(?:football match|stadium)\b/i, phrase: { text: 'the stadium' } },
    { match: /\bmarket\b/i, phrase: { text: 'the market' } },
  ],
};

/** A place that is seen for the first time: a way in, a middle, a way out, and a place to rest. */
export const aMapOfOneVisit: NamedScene = {
  id: 'firstvisit',
  image: 'a way in, a middle and a way out, drawn on one page',
  cue: said(
    String.raw`(?=[^]*\b(?:first (?:time|trip|visit|outing|day out)|never been (?:to|in)|day out|(?:trip|outing|visit) to|taking (?:him|her|them) to|going to (?:the|a|an) ${PLACE})\b)[^]*?\b${PLACE}\b`,
    String.raw`\b(?:wheel ?chair|walker|crutches|lost|coach|bus|left behind|scared of (?:the )?(?:animals?|cows?|goats?|horses?|snakes?|birds?|bugs|dinosaurs?|noise|dark)|cancel\w*|called off|closed|funeral|wedding|died|choir|sing\w*|perform\w*|party|cry|class trip|school trip|school|hand dryer|toilets?|runs? off|sand|swim\w*|perform\w*|leav(?:e|es|ing)|touch\w*)\b`,
  ),
  decides: true,
  roles: { venue: PLACES },
  answers: /\b(?:first|never been|quiet|nervous|worried|going|visit\w*|trip|outing)\b/i,
  titles: { young: 'In, Round and Out', older: 'A Map of One Visit' },
  text: {
    '2-3': `
      D<firstvisit> It is a trip. Here is {venue}. {Name} may look in at the door. It is big!
      P<firstvisit> Some children run in. Some hold a hand.
      Q<firstvisit> At the new door, {Name} may feel ____.
      H<firstvisit> {helper} can say, "First look."
      H<firstvisit> {helper} can find a bench.
      T<firstvisit> {he} can hold on to a hand.
      T<firstvisit> {he} can point at one thing.
      C<firstvisit> {he} can say, "In, round and out."
      A<firstvisit> In, round and out. The trip is done. Bye-bye, big door. Hello, home!
    `,
    '4-5': `
      D<firstvisit> A trip has a way in, a middle and a way out. {Name} is going to see {venue}. Nobody knows all of it before. First comes a door or a gate, and a bit of waiting. Then there is a lot to look at. There are toilets and a bench too.
      P<firstvisit> Each place has its own way. In some people shout for joy. In some they whisper.
      P<firstvisit> The people who work there like questions.
      Q<firstvisit> At the way in, {Name} may feel ____.
      H<firstvisit> {helper} can show {him} a picture of it first.
      H<firstvisit> {helper} can say what voice fits there, loud or soft.
      T<firstvisit> {he} can pick one thing to look for.
      T<firstvisit> {he} can say, "Rest now," and sit on a bench.
      C<firstvisit> {he} can think, "In, round and out."
      A<firstvisit> The way out was the way in, only backwards. One thing was the best, and one was a bit much. A new place is new just once. After the trip it has a name and a smell.
    `,
    '6-7': `
      D<firstvisit> A trip to a new place starts with a page that is empty. {Name} has not seen {venue} yet. So a head makes up a picture of it, and that is often wrong. Most places have a way in, a middle and a way out. There is somewhere to sit, and somewhere to eat. The rest gets drawn in on the day.
      P<firstvisit> Some people like it best when they know nothing. Others like to know where the toilets are. Both see the same things.
      P<firstvisit> Each place has a voice that fits it. People who work there can tell which.
      Q<firstvisit> At the way in, {Name} may feel ____. At the way out it may be another word.
      H<firstvisit> {helper} can look at the map or pictures with {him}.
      H<firstvisit> {helper} can agree on a time to stop.
      T<firstvisit> {he} can choose three things to look for.
      T<firstvisit> {he} can ask somebody with a badge one question.
      C<firstvisit> {he} can think, "Way in, middle, way out."
      A<firstvisit> The page is full now: a desk, a long way, a good bench. Some of the trip was as in the pictures, and some was not. Next time there is a map in the head. It even shows where the sandwiches were eaten.
    `,
    '8-10': `
      D<firstvisit> Before a trip to somewhere new, a brain draws a map without having been there. It uses films, other places and a bit of worry. {Name} may have such a map of {venue}, and it is sure to be wrong in parts. Some of it can be found out: when it opens, how long people stay, where it is quiet. The rest is what one goes for.
      P<firstvisit> People who have been there say "You'll love it". They mean that they did. It is possible to like half of a place very much.
      P<firstvisit> Every place has its own manners, about voices, touching and running. Staff would rather explain them than say stop.
      Q<firstvisit> On the way there, {Name} might feel ____. Curious and nervous often take the same seat.
      H<firstvisit> {helper} can look at the website with {him} and sort out the order of the day.
      H<firstvisit> {helper} can agree on when it is enough, and who says so.
      T<firstvisit> {he} can choose three things to see and leave the rest for another life.
      T<firstvisit> {he} can mark a place on the map for breaks before they are needed.
      C<firstvisit> {he} can think, "My map is a guess. Today I correct it."
      A<firstvisit> On the way back the map has been drawn again, with one thing on it that nobody had mentioned. The trip was too long in the middle, as most trips are. A place is new exactly once. From now on it is a place that somebody can tell others about.
    `,
  },
};
