import { said, type NamedScene } from '../scene.ts';

/** Rides at a fair or a theme park: whoever is afraid of them, or does not want to, and those who want them to come along. */
export const feetOnTheGround: NamedScene = {
  id: 'rides',
  image: 'a bench with a view of the ride, and a bag of coats',
  cue: said(
    String.raw`(?=[^]*\b(?:theme ?parks?|fun ?fairs?|fair ?grounds?|amusement parks?|the fair|alton towers|lego ?land|disney\w*|thorpe park|chessington|drayton manor|universal)\b)[^]*?\b(?:rides?|scared|afraid|nervous|terrified|worried|refus\w+|won'?t go on)\b|\broller ?-?coasters?\b|\blog flume\b|\b(?:scared|afraid|terrified|frightened|nervous|worried) (?:of|about|to go on) (?:all )?(?:the )?(?:\w+ )?rides\b`,
    String.raw`\b(?:costumes?|mickey|minnie|characters?|mascots?|dressed|clowns?|too (?:small|short)|not tall|height|queu\w*|wait\w*|emotional|feelings|emotions|crowds?|lost|noise|loud|planes?|fly\w*|cancel\w*|buses|bus rides?|car rides?|bike)\b`,
  ),
  decides: true,
  answers: /\b(?:rides?|roller ?-?coasters?|scared|afraid|friends|mates|know|embarrass\w*|theme|park|fair)\b/i,
  titles: { young: 'Feet on the Ground', older: 'Whoever Holds the Coats' },
  text: {
    '4-5': `
      D<rides> At a fair, some rides go round and some go up high. {Name} may look at them and think, "No." That is hard to say when others want to go. A ride is for fun. If it is no fun, it can go without {him}. There are slow ones and small ones too.
      P<rides> Lots of grown-ups hold the coats. They are glad that somebody stays with them.
      P<rides> Children who scream on a ride may like it, or not. It sounds the same.
      Q<rides> When the ride goes up, {Name} may feel ____.
      H<rides> {helper} can watch one ride with {him} from the side.
      H<rides> {helper} can say to the others, "We stay down here."
      T<rides> {he} can choose one small ride, or none.
      T<rides> {he} can wave to the people up there.
      C<rides> {he} can say, "No, thank you. I like it down here."
      A<rides> Round went the ride, and down it came. The others had hair like birds' nests. It was hard to say no, and it was a good no. Down here there are chips, and two feet on the ground.
    `,
    '6-7': `
      D<rides> At a theme park there are rides that shake, drop and spin. {Name} may be scared of them, while others run to the gate. A body that says no to a drop is doing its job. It has looked down and thought about it. The rides are checked each morning, before anyone gets on. Even so, nobody needs to like them.
      P<rides> At each big ride there is a bench, and it is full. People sit there with coats and bags. They have a good view.
      P<rides> Friends who say "Come on!" think of their own fun. Most of them hear a short no quite well.
      Q<rides> In front of the gate, {Name} may feel ____. It may be in the knees or in the tummy.
      H<rides> {helper} can find the slow rides on the map with {him}.
      H<rides> {helper} can stay down on the bench as well.
      T<rides> {he} can begin with the smallest one, and stop there.
      T<rides> {he} can say, "Not that one. I'll hold the coats."
      C<rides> {he} can think, "I can pick, and I can pick none."
      A<rides> The big ride stopped, and the others walked off in a wobbly line. It is hard to be the one who stays down. It is also good to have somebody who knows where the coats are. The day had a lot in it, up there and down here.
    `,
    '8-10': `
      D<rides> A theme park is arranged so that everybody appears to be having the same good time. {Name} may be scared of the rides and would rather that the friends did not find out. Hiding it is hard work, and it lasts all day. The fear itself is an ordinary thing. A body that is about to be dropped from a height would like a word first. Some people enjoy that feeling, and some do not, and courage has little to do with it.
      P<rides> In most groups there is more than one who is not keen. Each of them is waiting for somebody else to say it.
      P<rides> The friends are mostly thinking about the queue and their own stomachs. A calm "not that one" takes up about three seconds of their day.
      Q<rides> In the queue, {Name} might feel ____. It may be about the ride, or only about being seen.
      H<rides> {helper} can sort the rides on the map with {him}: yes, maybe and no.
      H<rides> {helper} can be the excuse, if one is wanted. ~ "I'm saving myself for the water one" works too.
      T<rides> {he} can say early, "I do the small ones, and I'll film you on that." ~ Said at the gate of the park, it is a plan. Said at the front of a queue, it sounds like a change of mind.
      T<rides> {he} can try one from the maybe list, next to a friend who does not talk about it.
      T<rides> {he} can step out of the queue. ~ There is a gate for it, because so many people use it.
      C<rides> {he} can think, "I like the park. I don't need the drop."
      A<rides> In the photo at the exit everybody on the ride has their eyes shut. The one on the bench saw all of it. Saying no was hard for a minute and easy for the rest of the day. Somebody needs to know where the bags are, and that somebody tends to get the first doughnut.
    `,
    '11+': `
      D<rides> For a day out at a theme park, fear is sold by the minute, and a good many people would prefer not to buy. {Name} may be one of them, among friends who compare drops. What is hard is less the ride than the thought of being the one who does not go. A stomach that objects to being dropped has understood the situation correctly. Enjoying it is a taste, like very hot food, and nobody is braver for having it.
      P<rides> In any group that size somebody else is quietly hoping for a breakdown of the machinery. The first to say so makes it easy for the second.
      P<rides> Friends notice embarrassment far sooner than they notice a no. Said in passing, it is hardly news.
      Q<rides> As the queue moves up, {Name} might notice ____. The thought of the others and the thought of the drop are two different things.
      H<rides> {helper} can leave the subject alone, unless asked. ~ Encouragement is a kind of pressure on such days.
      T<rides> {he} can decide before the gate which ones, and say it as a preference. ~ "Not my thing, I'll get the drinks" closes the matter.
      T<rides> {he} can tell one friend the truth. ~ One is enough to be let off.
      T<rides> {he} can try a ride for {his} own reasons, and not in order to have it over with.
      C<rides> {he} can think, "It is a taste. I am allowed not to have it."
      A<rides> By evening the rides are a list with marks out of ten, and somebody on the ground has the best photos of them. It was hard once, at about eleven in the morning. After that it was a fact about one person, along with shoe size. The next trip begins with that already known.
    `,
  },
};
