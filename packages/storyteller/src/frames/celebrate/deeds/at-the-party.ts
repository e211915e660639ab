import type { DeedThread } from './deed-thread.ts';

/** A party that somebody went to: the noise, the games, the song and the cake. */
export const atTheParty: DeedThread = {
  id: 'party',
  image: 'a party, from the first noise at the door to the candles and the way home',
  cue: /^(?![^]*\b(?:tidied|helped|planned|baked|made (?:the|a)|organi[sz]ed|invited|invitations?|saved|party bags? for|card for|sleep-?over|shared|search party|political|sang|danced (?:on|in)|solo)\b)[^]*?\b(?:(?:went|going|gone|came|stayed|been|had (?:a|his|her|their) first|joined in|managed|coped|was|enjoyed|loved|walked)\b[^.!?]{0,60}\b(?:party|parties|disco)\b)/i,
  decides: true,
  titles: { young: 'The Song and the Candles', older: 'In the Middle of a Party' },
  text: {
    '2-3': `
      D<party> A party is loud. Hello, games! {Name} was there. It went well. Boom, went the noise!
      D<party> There was a song. There was a puff for the candles. {Name} was at the party. It all went well!
      P<party> All the others had fun. Some had a quiet bit.
      P<party> It is nice when people come.
      Q<party> At the party, {Name} may feel ____.
      H<party> {helper} can sing the song.
      H<party> {helper} can hear about the cake.
      T<party> {he} can have a party with a teddy.
      T<party> {he} can puff like at candles.
      C<party> {he} can say, "One song, one puff."
      C<party> {he} can say, "Bye-bye, party."
      A<party> Puff, the candles are out. The party went well. {Name} was there. Home, shoes, rest.
      A<party> It was loud, and now it is quiet. It went well. Bye-bye, hats. Bye-bye, games!
    `,
    '4-5': `
      D<party> A party is a room full of noise. There are games, and there is a song that everybody knows. {Name} was there. Some like the middle of a party, and some like the edge. It went well, from the hello to the bye-bye.
      D<party> At a party, things come one after another. There is a hello, then games, then something to eat. {Name} was there for it. Candles go out with one big puff. It went well.
      P<party> The one whose party it is looks at the door. It is lovely when somebody comes in.
      P<party> Other children want a quiet bit at a party too. They stand by the wall for a while.
      Q<party> When all the noise began, {Name} may have felt ____.
      H<party> {helper} can hear about the games and the food.
      H<party> {helper} can ask where it was loudest.
      T<party> {he} can play party with a teddy, song and all.
      T<party> {he} can draw the best bit of the party.
      C<party> {he} can say, "Hello, games, song, and home."
      C<party> {he} can think, "I was there for it."
      A<party> The candles are out, and the crumbs get swept up. {Name} was there, and it went well. Ears can have some quiet now. A party is a good thing to tell in bed.
      A<party> The music is off, and the floor gets swept. It went well. {Name} said hello in the noise and goodbye at the door. In between there was a party.
    `,
    '6-7': `
      D<party> A party starts at full speed. There are coats in a heap, children everywhere and music on top. {Name} went in there, and it went well. Some like the games and not the noise, and some like the food. All of that belongs to a party.
      D<party> From the door, a party is mostly legs and shouting. Then it turns into single things: a game, a chair, a full plate. {Name} was there for those things, and it went well. Nobody does all of a party. Everybody does some of it.
      P<party> The person whose birthday it is remembers who came. That is the real present.
      P<party> Others need a quiet minute in between as well. Some go and look for the toilet, just for the quiet.
      Q<party> In the first loud minute, {Name} may have felt ____. After the cake it may have been another word.
      H<party> {helper} can ask for the best bit and the silliest bit.
      H<party> {helper} can plan a quiet hour for afterwards. ~ A party is hard work for ears.
      T<party> {he} can tell about one game, with all its rules.
      T<party> {he} can remember where the quiet spot was, for another party.
      C<party> {he} can think, "I can be in it, and I can rest."
      C<party> {he} can say, "I was there for the good bits."
      A<party> By now somebody is sweeping up the crumbs and finding odd socks. {Name} was there, and it went well. The noise stays at the party. What comes home is the part that was fun.
      A<party> It is quiet now, and the music goes on in the head. It went well. {Name} was one of the people who were there. A party is made of those.
    `,
    '8-10': `
      D<party> A party has no timetable, which is what makes it hard to walk into. Everyone seems to be in the middle of something already. {Name} went in, and it went well. After ten minutes there is usually one person to stand next to, and something to laugh about. That is enough for a party.
      D<party> Parties are loud, and they are crowded on purpose. A person can enjoy one and still look at the clock. {Name} was there, and it went well. Some of the best talks at a party happen in the hall, between the coats.
      P<party> Whoever invites people worries that nobody will come. Each guest at the door takes a bit of that away.
      P<party> Several of the others will have been nervous on the way there. They look just as cheerful as everyone else.
      Q<party> In the doorway, {Name} might have felt ____. On the way home it may have been a different word.
      H<party> {helper} can ask for one story from it, and wait.
      H<party> {helper} can leave the evening empty. ~ Other people are tiring, even the nice ones.
      T<party> {he} can send a message or say thanks for being asked.
      T<party> {he} can note what made the first ten minutes easier.
      C<party> {he} can think, "I went in, and it turned into people."
      C<party> {he} can think, "Ten minutes, and then it was fine."
      A<party> The music has been turned off, and somebody is finding odd socks behind the sofa. {Name} was there, and it went well. It takes a while for the ears to notice that it is quiet. A good part of a party happens afterwards, when it is told.
      A<party> The invitation can come down from the fridge. It went well, from the doorway to the coats. {Name} does not need to love the next one in advance. It is enough to know how the first ten minutes go.
    `,
  },
};
