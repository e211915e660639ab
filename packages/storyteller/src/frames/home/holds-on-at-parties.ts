import { said, type NamedScene } from '../scene.ts';

/** A party, and a child who holds on to a grown-up and does not join in. */
export const holdsOnAtParties: NamedScene = {
  id: 'holdson',
  image: 'a good leg to stand beside at a party, and one step away from it',
  cue: said(
    String.raw`\b(?:cling\w*|hides? behind|holds? on to|stays? by my side|won'?t (?:leave my side|let go|join(?: in)?|go in|play|talk)|stuck to me|sits? on my (?:lap|knee)|does(?:n'?t| not) (?:want to )?join in|refus\w+ to join|wants? (?:me )?to (?:be held|go home)|too shy)\b[^]{0,60}\bpart(?:y|ies)\b|\bpart(?:y|ies)\b[^.!?]{0,40}\b(?:without (?:me|us|mum\w*|dad\w*)|(?:unless|if) (?:I|we|mum\w*|dad\w*) (?:do(?:es)?n['’]?t )?stay|(?:me|us|mum\w*|dad\w*) to stay|on (?:his|her|their) own)\b|\bpart(?:y|ies)\b[^]{0,80}\b(?:cling\w*|hides? behind|holds? on to|won'?t (?:leave my side|let go|join(?: in)?|go in|play)|stuck to me|sits? on my|does(?:n'?t| not) (?:want to )?join in|refus\w+ to join|too shy)\b`,
    String.raw`\b(?:balloons?|soft ?play|singing|loud|noise\w*|not invited|wasn'?t invited|lost|losing|musical|school)\b`,
  ),
  decides: true,
  titles: { young: 'A Good Leg to Stand Beside', older: 'First a Place to Stand' },
  text: {
    '2-3': `
      D<holdson> It is a party. So many feet! {Name has} one leg to hold. It is a good leg. From here it is all to see. Look, a cake.
      P<holdson> Running in is one way. Looking is one, too.
      Q<holdson> At the party, {Name} may feel ____.
      H<holdson> {helper} can sit down, too.
      H<holdson> {helper} can stay close.
      T<holdson> {he} can look for a bit.
      T<holdson> {he} can roll a ball out.
      T<holdson,comforter> {he} can hold {comforter}.
      C<holdson> {he} can say, "I look first."
      A<holdson> Look, look, look. Then one ball rolled. It came back. The leg was still there. The party had cake. Bye-bye, party.
    `,
    '4-5': `
      D<holdson> A birthday party is a room that is full of running. {Name} may stand right beside a grown-up's leg and hold on. That is a good place. From there it is plain who is loud and what comes next. To look at a game is a way of being there, too.
      P<holdson> Children who run in first have not looked at all. They find out later where the table is, with a knee. The child whose party it is may be just as shy.
      Q<holdson> In the middle of all the others, {Name} may feel ____.
      H<holdson> {helper} can come early, when it is not full.
      H<holdson> {helper} can sit down near the game and stay. ~ Nobody needs to let go yet.
      T<holdson> {he} can look on for one whole game first.
      T<holdson> {he} can take on a job, such as handing out the spoons.
      T<holdson,comforter> {he} can hold {comforter} and look on.
      C<holdson> {he} can think, "I look first. The leg is still here."
      A<holdson> One game was looked at from start to end. In the next one, somebody handed out the spoons. Then it was cake, and that is easy, because all sit down. The leg was there the whole time. It was a good party from that side as well.
    `,
    '6-7': `
      D<holdson> At a party everybody else seems to have started already. {Name} may stop in the doorway and hold on to a sleeve. It is a sensible thing to do. It helps to read a room full of noise first, like a page. Some people read fast. Some like to know all the rules before they begin.
      P<holdson> Hardly anybody notices who joins in late. They are looking at the parcel, the music or the cake. Whoever gave the party is only glad that people came.
      Q<holdson> In the doorway, {Name} may feel ____. It may be mostly in the tummy.
      H<holdson> {helper} can find out beforehand who will be there.
      H<holdson> {helper} can stay for the first half hour and then ask again.
      T<holdson> {he} can look for one person and stand beside them.
      T<holdson> {he} can offer to help with the music or the plates.
      C<holdson> {he} can think, "I read the room first."
      A<holdson> The room got read, from the door to the table. There were eleven guests, and one of them was looking on as well. Two people who look on are already a pair. When the cake came, there was a chair free between them. Nobody remembered afterwards who had come in last.
    `,
  },
};
