import { said, type NamedScene } from '../scene.ts';

/** Epilepsy, and what is not done alone: swimming, baths, climbing. */
export const somebodyOnTheSide: NamedScene = {
  id: 'notalone',
  image: 'a place at the edge of the pool where somebody sits who knows',
  cue: said(
    String.raw`(?=[^]*\b(?:epilep\w*|seizures?|fits)\b)[^]*?\b(?:(?:not|\w+n['’]?t|never) (?:\w+ ){0,3}?(?:alone|by (?:him|her|them)self|on (?:his|her|their) own|unsupervised|lock\w*)|(?:someone|somebody|we|i|an adult|mum|dad|parents?) (?:has|have|needs?|must|always) (?:to )?(?:be there|watch\w*|stay|supervis\w*|follow\w*)|lock the (?:bathroom )?door|supervis\w*|watched all the time|go out alone)`,
  ),
  decides: true,
  answers: /\b(?:angry|alone|swim\w*|bath\w*|own|parents?|let|allowed|watch\w*)\b/i,
  titles: { older: 'Somebody on the Side' },
  text: {
    '8-10': `
      D<notalone> With epilepsy there are a few things that are not done alone, above all in water. A seizure comes without asking, and in water it needs somebody there within seconds. {Name} knows that, and may be fed up with it anyway. Others just jump in. It is annoying to be watched by people who only want to help. Being angry about a fair rule is allowed. The illness set it, and nobody else did.
      P<notalone> Parents would like to look away as well. They do it for the one minute in which it matters.
      P<notalone> A friend who knows what to do can be the one on the side, if an adult is near. Some friends are proud to be asked.
      Q<notalone> When somebody comes along again, {Name} might feel ____.
      H<notalone> {helper} can go through the list with {him}: what needs somebody, and what does not. ~ The second list is longer.
      H<notalone> {helper} can sit on the side with a book, and not at the edge with a face.
      T<notalone> {he} can choose who comes along, and say where they sit.
      T<notalone> {he} can ask the nurse which rules can change, and when.
      C<notalone> {he} can think, "Somebody on the side, and the water is mine."
      A<notalone> Somebody sat on the side and read three chapters. The swimming was as good as anybody's. Rules like this are looked at again when seizures get fewer, and for many people they do. Until then there is a help on the side, and a lot of water.
    `,
    '11+': `
      D<notalone> Epilepsy comes with a short list of things that are not done alone, and water is at the top of it. The reason is plain enough: a seizure takes no notice of where somebody is, and in water help is needed within seconds. {Name} may understand every word of that and be furious all the same. At an age when other people are left to themselves, being accompanied feels like being five. The anger is about the illness, and it tends to land on whoever is holding the towel.
      P<notalone> Parents who insist are not measuring how grown-up somebody is. They are doing arithmetic with seconds, and most of them hate it.
      P<notalone> Doctors review rules of this kind when seizures become rare, and it is worth asking what exactly that depends on.
      Q<notalone> At the edge, with somebody coming along again, {Name} might notice ____.
      H<notalone> {helper} can draw the line where the risk is, and stop where it ends. ~ A bus, a shop and a friend's sofa may be on the free side.
      H<notalone> {helper} can leave the watching to a trained lifeguard or a friend who knows, where that is enough.
      T<notalone> {he} can pick who comes, and agree on how: on the side, with a book, and no waving.
      T<notalone> {he} can swap a bath for a shower and an unlocked door. ~ A sign on it does the same job.
      T<notalone> {he} can put the question of what may change to the specialist, in person.
      C<notalone> {he} can think, "It guards the seizure. It does not judge me."
      A<notalone> There were forty lengths, and one person on the side with a newspaper who looked up now and then. It is less than what others have, and it is a swim. Help that is at hand can be made almost invisible, and the list of what needs it gets shorter for many people. The anger may stay for a while. It is pointing at the right thing.
    `,
  },
};
