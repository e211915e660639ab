import { script, type Frame } from '../../frame.ts';

/** Socks, or a seam in nothing else. */
const OF_SOCKS =
  /\bsocks?\b|^(?![^]*\b(?:trousers|pants|jeans|leggings|joggers|shorts|shirts?|t-?shirts?|tops?|jumpers?|sweaters?|sleeves?|underwear|knickers|vests?|dress|skirts?|bra|uniform|blouse|cardigan|pyjamas|gloves?)\b)[^]*\bseams?\b/;

/** Seams, labels, socks and fabrics that itch: skin that notices a lot, and clothes that can be chosen and changed. */
export const clothesItch: Frame = {
  id: 'clothes-itch',
  name: 'Clothes that itch or feel wrong',
  says: [
    'the seams in her socks drive her mad',
    'tags in shirts itch',
    'clothes feel wrong',
    'will only wear soft leggings',
    'refuses jeans and anything with buttons',
    'sock battles because of the seam',
    'labels scratch his neck',
    'sensory issues with clothes',
    'cant stand tight sleeves',
    'school uniform is itchy',
    'takes off all his clothes at home',
    'wears the same hoodie every day because others itch',
    'shoes feel too tight but they are not',
    'hates wool jumpers',
    'meltdown over underwear feeling weird',
    'new coat feels funny',
    'cries when sleeves get wet',
    'waistband bothers her',
    'clothing sensitivity',
    'coat refuses winter too puffy',
    'only wears shorts in winter',
    'tights are torture',
    'scratchy jumper from grandma',
    'everything itches in the morning',
  ],
  claims: {
    strong: [
      'pulls his hat off',
      'pulls her hat off',
      'pulls off his hat',
      'pulls off her hat',
      'wet sleeve',
      'wet sleeves',
      'water on his clothes',
      'water on her clothes',
      'water on his sleeve',
      'water on her sleeve',
      'spills on his clothes',
      'spills on her clothes',
      'food on his clothes',
      'food on her clothes',
      'paint on his clothes',
      'paint on her clothes',
      'wet clothes',
      'clothes get wet',
      'gets his clothes wet',
      'gets her clothes wet',
      'dress is scratchy',
      'scratchy dress',
      'scratchy suit',
      'dress itches',
      'hates new shoes',
      'hate new shoes',
      'refuses new shoes',
      'wear new shoes',
      'sock seam',
      'seam sock',
      'seam',
      'itchy',
      'itch',
      'scratchy',
      'label in',
      'label scratch',
      'tag in shirt',
      'tags',
      'clothes feel',
      'clothing sensitivity',
      'feel wrong clothes',
      'waistband',
      'sock feel',
      'same hoodie',
      'hate jeans',
      'refuse jeans',
      'wool',
      'tights',
      'underwear feel',
      'uniform itchy',
      'only wear soft',
      'shorts in winter',
      'legging',
      'underwear feeling',
      'sleeve get wet',
      'sleeves get wet',
      'clothes off',
      'socks socks',
      'socks feel',
      'socks arent right',
      "socks aren't right",
      'socks are not right',
      'socks dont feel right',
      'sock is not right',
      'sock',
      'seams',
      'labels',
      'tight clothes',
      'hates socks',
      'underpants feel',
    ],
    cues: ['label', 'tag', 'sleeve', 'tight', 'uniform', 'underwear', 'jumper', 'sensory', 'sock', 'legging'],
    not: [
      'name tag',
      'play tag',
      'itchy eye',
      'itchy skin',
      'itchy cast',
      'plaster cast',
      'itchy hair',
      'lice',
      'nit',
      'chickenpox',
      'itchy neck after',
      'put socks on',
      'put on socks',
      'lost sock',
      'odd socks',
      'lose socks',
      'socks on the floor',
      'loses his socks',
      'loses her socks',
    ],
  },
  topicWords: ['sock', 'seam', 'label', 'clothes', 'shirt', 'sleeve', 'wear', 'shoe'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Feet of children grow every few months; new shoes bend with wearing, and a shoe that fits leaves room before the toes and does not hurt.',
    'Skin has several kinds of sensors, for pressure, stretch, warmth and tickle; people differ in how strongly they answer.',
    'Most people stop noticing their clothes after a while, because nerves report what changes. For some, the report goes on.',
    'Firm, even pressure is often easier to bear than light touch.',
    'Labels can be cut off, socks can be turned inside out or bought without seams, new clothes get softer in the wash.',
    'A wool fibre has tiny scales; thick fibres prick the skin. It is a mechanical itch and seldom an allergy.',
    'Sensitive skin is not bad behaviour, and it is not chosen.',
    'A school may allow a softer version of its uniform when asked.',
    'Getting warm, tired or worried makes itching stronger.',
    'Sock seams lie over the toes because knitted tubes are closed there.',
    'Roman soldiers in Britain wrote home for socks.',
  ],
  threads: {
    same: 'a shirt that is liked best, and the washing machine that it goes round in',
    piles: 'two piles of clothes, the ones that are worn and the ones that stay in the drawer',
    coat: 'a coat that is big and stiff, and the cold outside the door',
    sock: 'a sock with a seam, turned inside out',
    old: 'clothes that have been worn often, and clothes that are new',
    label: 'a label that wants to tell something to a neck',
    soft: 'the softest shirt in the drawer',
    sensors: 'the little reporters in the skin',
    factory: 'how a sock gets its seam',
    rome: 'a soldier who was sent two pairs of socks',
    volume: 'skin with the volume turned up',
    wet: 'a wet spot on a sleeve, and how it gets smaller',
    shoe: 'a new shoe, stiff at first, that bends with each step',
  },
  threadCues: {
    same: /\b(?:same(?! (?:with|for|goes|thing)\b)|favou?rite|one (?:t-?shirt|top|dress|jumper|hoodie)|(?:only|just) (?:wears?|wear)|(?:won'?t|refuses to|will not) wear anything (?:but|else|except|apart))\b[^.]{0,40}\b(?:t-? ?shirts?|tops?|jumpers?|hoodies?|leggings|trousers|joggers|tracksuit|dress(?:es)?|clothes|outfit|pyjamas|shorts|skirts?|football (?:kit|shirt)|kit|vest|socks?|pants)\b/i,
    coat: /\b(?:coats?|jackets?|anorak|snow ?suit|puddle ?suit|raincoat|shorts in (?:the )?(?:winter|snow|cold)|t-?shirts? in (?:the )?(?:winter|snow|cold)|short sleeves in|wrap up|layers)\b/,
    wet: /\b(?:(?:clothes|uniform|trousers|socks?|sleeves?|jumper|coat|(?:him|her|them)sel(?:f|ves)|gets?|getting) wet\b|wet (?:sleeves?|clothes|socks?|top|patch\w*|spots?)|(?:drops?|bit|splash\w*|spots?|specks?) of (?:water|food|paint|juice|milk|mud|rain)|(?:water|rain|food|paint|juice|mud|mess|anything|something|drop|spill\w*) (?:\w+ ){0,2}?(?:on|down) (?:his|her|their) (?:clothes|sleeves?|top|shirt|t-?shirt|trousers|jumper|dress)|(?:his|her|their) (?:sleeves?|clothes|top|socks) (?:get|gets|are|is) (?:wet|dirty))\b/i,
    shoe: /\b(?:shoes?|trainers|sneakers|boots|sandals|wellies)\b/,
    sock: OF_SOCKS,
    label: /\b(?:labels?|tags?)\b/,
    factory: OF_SOCKS,
    rome: OF_SOCKS,
  },
  // Late for the socks' sake is about the socks.
  decidedBy: [
    /^(?=[^]*\bsocks?\b)[^]*?\bseams?\b/i,
    // Soft and no other: that is skin before it is a slow morning.
    /\b(?:only|just|nothing but|lives in)\b[^.!?]{0,50}\b(?:soft(?:er|est)? (?:\w+ )?(?:clothes|things|tops?|trousers|leggings|joggers|fabrics?|cotton|t-?shirts?|jumpers?|hoodies?|ones?|stuff)|(?:because|as|since|cos) (?:they|it|that|those)(?:['’](?:re|s)| are| is| feels?)? (?:\w+ )?soft)\b/i,
  ],
  onlyWhenSaid: ['wet', 'shoe', 'coat', 'factory', 'rome', 'sock', 'label', 'same'],
  tellsAlone: ['wet', 'shoe', 'coat', 'same', 'sock'],
  roles: {},
  titles: {
    young: [
      { text: 'Round and Round, and Back', thread: 'same' },
      { text: 'Plip, Rub, Dry', thread: 'wet' },
      { text: 'The Coat Comes Along', thread: 'coat' },
      { text: 'Arms In, Door Open', thread: 'coat' },
      { text: 'Toes and a Sock', thread: 'sock' },
      { text: 'Inside Out Goes the Sock', thread: 'sock' },
      { text: 'What the Label Wants', thread: 'label' },
      { text: 'The Softest Shirt', thread: 'soft' },
      { text: 'Hello, New Shoe', thread: 'shoe' },
      { text: 'Itch, Says the Shirt' },
      { text: 'Clothes for {name}' },
    ],
    older: [
      { text: 'A Day in the Wash', thread: 'same' },
      { text: 'A Spot Gets Smaller', thread: 'wet' },
      { text: 'Label, You Have Said Enough', thread: 'label' },
      { text: 'Washed Fifty Times', thread: 'old' },
      { text: 'Old Clothes and New', thread: 'old' },
      { text: 'What Stays in the Drawer', thread: 'piles' },
      { text: 'Two Piles on a Bed', thread: 'piles' },
      { text: 'The Coat Under an Arm', thread: 'coat' },
      { text: 'What the Weather Says', thread: 'coat' },
      { text: 'Reporters in the Skin', thread: 'sensors' },
      { text: 'The Skin Sends a Report', thread: 'sensors' },
      { text: 'How a Sock Gets Its Seam', thread: 'factory' },
      { text: 'Socks for a Soldier', thread: 'rome' },
      { text: 'News from an Old Sock', thread: 'rome' },
      { text: 'Skin with the Volume Up', thread: 'volume' },
      { text: 'Stiff at First', thread: 'shoe' },
      { text: 'A Crease Where Toes Bend', thread: 'shoe' },
      { text: '{name} and the Clothes' },
      { text: 'Clothes That Say Too Much' },
    ],
  },
  benefits: [
    'Takes itching clothes as something real and explains where the itch comes from.',
    'Offers changes that can be made to clothes before anybody tries to change a child.',
    'Gives {name} something short to say or think while getting dressed.',
  ],
  talk: {
    young: [
      'Which clothes were in the story?',
      'Which clothes feel nice, and which feel odd?',
      'Shall we find the softest thing in the drawer?',
    ],
    older: [
      'What makes clothes itch, in the story?',
      'Which word went into the blank, and for which piece of clothing?',
      'Shall we make three heaps: yes, no and with a change?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'hold',
    feeling: 'curious',
    companion: null,
    props: ['sock', 'shirt', 'basket'],
  },
  text: {
    '2-3': script(`
      D<sock> Here is a sock. {Name has} toes. A seam sits on the toes. Itch, itch! The sock can turn round.
      D<sock> {his} toes go in a sock. Itch! A seam is in there. The sock comes off. Now it is inside out.
      D<soft> {Name} may have a soft shirt. Pat, pat, pat. It is as soft as a cat. One thing is not soft. Itch, itch!
      D<piles> Clothes, clothes, clothes! {Name has} a lot. Some feel good. Some feel odd. Here and there they go.
      D<sensors> Skin can feel. {his} skin can feel a lot. Soft clothes, says the skin. Odd clothes, says the skin.
      P Some skin feels it all. Some skin does not.
      P A sheep has wool. The sheep does not itch.
      P Grown-ups cannot feel it. They can ask.
      Q With clothes on, {Name} may feel ____.
      Q When it itches, {Name} may feel ____.
      Q With soft clothes, {Name} may feel ____.
      H {helper} can turn it inside out.
      H {helper} can cut the label off.
      H {helper} can find a soft shirt.
      H<helper> {helper} can feel it too.
      H<adult> {helper} can try {adult}.
      T {he} can point to the itch.
      P<sock> Toes feel a lot. That is how toes are.
      Q<sock> With a sock on, {Name} may feel ____.
      H<sock> {helper} can turn the sock.
      T<sock> {he} can rub the toes.
      T {he} can rub the place.
      T {he} can pick a soft one.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<sock> {he} can say, "Inside out, sock."
      C<sock> {he} can say, "Hello, toes. Bye-bye, itch."
      C<soft> {he} can say, "Soft one, please."
      C<piles> {he} can say, "This one, not that one."
      C<sensors> {he} can say, "Hello, skin. I feel it."
      C<topic> {he} can think about {topic}.
      A<sock> Inside out, toes in. The seam is outside now. Wiggle, wiggle! Good sock.
      A<sock> The toes are in. They wiggle. The sock looks funny. Inside out is fine.
      A<soft> Pat, pat, soft. The shirt is on. The other thing stays here. Soft is good to wear.
      A<soft> The soft shirt is on. Pat, pat, pat. A cat is soft. So is the shirt.
      A<piles> Good clothes here. Odd clothes there. Skin likes the good ones. They can come along.
      A<sensors> At night the clothes come off. The skin can rest. Shh, skin. Soft is the bed.
      D<shoe> Here is a new shoe. It is stiff. {his} toes go in. Hello, toes! It is not like the old shoe.
      P<shoe> New shoes feel odd to grown-ups too.
      Q<shoe> In the new shoe, {Name} may feel ____.
      H<shoe> {helper} can bend it a bit.
      T<shoe> {he} can walk to the door in it.
      T<shoe,comforter> {he} can march with {comforter}.
      C<shoe> {he} can say, "Hello, toes in there!"
      C<shoe,topic> Step, step, {he} can think about {topic}.
      A<shoe> Step, step, step. The shoe bends a bit. There is room for toes. Good night, shoe.
      D<coat> {Name has} clothes for the cold. Brr, says the door. The coat is big. It is a bit stiff.
      P<coat> Grown-ups feel the cold. Their noses go red.
      Q<coat> In a big coat, {Name} may feel ____.
      H<coat> {helper} can carry it outside.
      T<coat> {he} can feel the air first.
      C<coat> {he} can say, "Brr, now the coat."
      A<coat> Out of the door. Brr! The coat is there. Clothes can wait, and then they help.
      D<wet> Plip! There is a wet spot on the sleeve. {Name} may feel it. It is cold. Rub, rub. It gets small.
      P<wet> Clothes get wet. Then they get dry.
      Q<wet> With a wet sleeve, {Name} may feel ____.
      H<wet> {helper} can bring a towel.
      H<wet> {helper} can bring a dry top.
      T<wet> {he} can rub the spot.
      T<wet> {he} can roll up the sleeve.
      C<wet> {he} can say, "Plip, rub, dry."
      A<wet> Rub, rub, rub. Where is the spot? It is gone from the sleeve. Bye-bye, plip.
      D<same> One thing to wear feels best. {Name has} it on. Then it gets wet, or it gets mud. Round and round it goes in the wash. Clothes can come back.
      P<same> Grown-ups have a best shirt, too.
      P<same> Some wait by the machine and look in.
      Q<same> In the wait, {Name} may feel ____.
      H<same> {helper} can wash it at night.
      T<same> {he} can pick one more to wear.
      C<same> {he} can say, "Round and round, and back."
      A<same> Round and round, and stop. It smells nice. The clothes hang on a line. Soon it can go on again.
    `),
    '4-5': script(`
      D<sock> In the front of a sock there is a seam. It is a thin line, and toes can feel it. {his} toes may feel it a lot. It is as if a crumb sat in there. So some people turn the sock, and the seam is outside.
      D<label> A label sits in the neck of a shirt. It tells how to wash it. {his} neck cannot read, so it only itches. That can go on all day long. With scissors, a grown-up can take it off.
      D<piles> Clothes can go in two piles on a bed. On this one are those that {Name likes} to wear. On that one are those that feel wrong. A shirt can look nice and feel wrong all the same. Skin knows it, and eyes do not.
      D<sensors> Skin is all over a body, and it can feel. It feels wind, water and clothes. {his} skin may feel a lot, all day long. It can tell thick from thin, and tight from loose. That is its job, and it is good at it.
      D<soft> Some clothes are soft and some are not. {his} hands can find out with eyes shut. There is smooth, and there is fluffy, and there is scratchy. What a hand likes, a tummy often likes too. New clothes get softer in the wash.
      P Other people put on clothes and forget them. They do not see why a small itch is so big. Their skin is just not the same.
      P A grown-up who is in a hurry may pull at a sleeve. That makes it worse, and nobody wants that.
      P Sheep wear wool all year long. It grows the right way round on a sheep.
      Q When something itches, {Name} may feel ____.
      Q In new clothes, {Name} may feel ____.
      Q When something itches, {his} skin may feel ____.
      H {helper} can cut the label out. ~ Then the neck has peace.
      H {helper} can look for clothes with no seams. ~ There are shops for that.
      H {helper} can put out two shirts to choose from. ~ Two are easier than ten.
      H<helper> {helper} can wear something inside out too. ~ Then there are two of them.
      H<adult> {helper} can help with the clothes. ~ One thing that helps is {adult}.
      T {he} can show where it itches.
      T {he} can rub hard and slow on that spot.
      T {he} can choose clothes the evening before.
      T<comforter> {he} can dress with {comforter} close by.
      T<doing> {he} can try {doing} before getting dressed.
      P<sock> Some toes feel a seam, and some do not. Nobody can see from outside how it feels.
      Q<sock> When a sock goes on, {Name} may feel ____.
      H<sock> {helper} can turn all the socks inside out. ~ Then they wait in the drawer like that.
      H<sock> {helper} can look for socks with no seam.
      T<sock> {he} can turn the sock and pull it on slowly.
      T<sock> {he} can rub {his} toes before the sock goes on.
      C<sock> {he} can say, "Seam out, toes in."
      C<sock> {he} can think, "Crumb outside, toes inside."
      C<label> {he} can say, "My neck cannot read."
      C<soft> {he} can say, "Soft one first, please."
      C<piles> {he} can say, "This pile is the good pile."
      C<sensors> {he} can think, "My skin feels it, and I can say it."
      C<topic> {he} can think about {topic} until the shirt is warm.
      A<sock> Now the seam is outside and looks at the shoe. A shoe does not mind a seam. The toes have the smooth side. In the evening the sock comes off, and toes can wiggle.
      A<sock> Inside out, a sock shows its threads. In the shoe nobody sees them. The toes have it smooth, all the way to bedtime. The seam has the shoe to look at.
      A<label> The label is gone, and the shirt can still be washed. A grown-up knows how. The neck is quiet now. It can get on with holding up a head.
      A<label> Snip, and the label lies on a table. It can tell the table how to wash. The shirt is quiet at the neck. It is the same shirt, only with less to say.
      A<piles> The good pile goes back in the drawer, on top. The other one can wait, or fit somebody else. It is easy to get dressed from a good pile. There are not so many clothes in it, and skin likes them.
      A<sensors> At night the day clothes come off, and the skin can rest. It has told a lot today. Tomorrow it will feel things again, because skin does that. Soft clothes give it less to tell.
      A<soft> The soft shirt is on, and the other one is put away. It may get softer, or it may fit a teddy. Skin knows what it likes. It is good to wear that on a long day.
      A<soft> In the drawer, the soft clothes lie on top now. A hand can find them with eyes shut. The scratchy one can wait for a while. Clothes have time.
      D<shoe> Feet grow, and shoes do not. So {his} old shoes have no room left for toes. A new shoe has room, but it is stiff. Nobody has walked in it yet. With each step it bends a bit more.
      P<shoe> Other children have stiff new shoes as well. Some wear them at home first, on the carpet. In shoe shops they know about that.
      Q<shoe> In the new shoes, {Name} may feel ____.
      H<shoe> {helper} can feel where the toes end. ~ Toes need some room in front.
      H<shoe> {helper} can swap shoes that hurt. ~ A good shoe does not hurt.
      T<shoe> {he} can wear them at home for one song.
      T<shoe,comforter> {he} can walk to {comforter} and back in them.
      C<shoe> {he} can say, "Bend, shoe, bend."
      C<shoe,topic> On the way, {he} can think about {topic}.
      A<shoe> Each step makes a small bend, and the shoe keeps it. After some days it is not so stiff. The old pair did a lot of walking and can rest. In the new shoes there is room for toes.
      D<coat> Clothes for the cold are thick, and they rustle. A coat can be stiff at the neck and the arms. Indoors, {Name} is warm and cannot feel the weather. So a coat may seem silly there. The cold is on the other side of the door. Skin can find out how cold it is.
      P<coat> Grown-ups think of later, when the cold gets in. They may say "coat" three times. They would like warm hands for all.
      Q<coat> When the coat comes off its hook, {Name} may feel ____.
      H<coat> {helper} can take it along and hold it ready.
      T<coat> {he} can put one hand out of the door to test.
      C<coat> {he} can say, "Test first, and then we see."
      A<coat> The hand has told how cold it is. The coat is near, on a body or on an arm. Some clothes are for hooks. Some are for weather. Now the door can open.
      D<wet> A drop of water is small until it lands on a sleeve. Then it makes a cold, dark spot. {Name} may feel nothing else for a while. Water does not stay in clothes. It goes up into the air, and nobody sees it go.
      P<wet> Other people may not notice a wet sleeve at all. Skin is different, and some skin tells everything.
      P<wet> Grown-ups get soup on their shirts. They say a word and get a cloth.
      Q<wet> When clothes get wet, {Name} may feel ____.
      H<wet> {helper} can keep a dry top in a bag. ~ It is good to know that it is there.
      H<wet> {helper} can press a towel on the spot.
      T<wet> {he} can press a cloth on it and count to ten.
      T<wet> {he} can say, "I need a dry one."
      T<wet> {he} can look how big the spot is after one song.
      C<wet> {he} can think, "Small spot, you will go up in the air."
      A<wet> The spot was like a coin, and then like a pea. Now the sleeve is one colour again. The drop is on its way to a cloud. It may come down on somebody else's sleeve.
      A<wet> A dry top is on, and the wet one hangs up. It can drip there as much as it likes. By supper those clothes are as they were. There is time for another game, even one with water.
      D<same> A drawer can be full of clothes, and one feels best. {Name likes} to wear that, and then that again. But clothes get mud and sauce on them. So they go round and round in the wash and come back.
      P<same> Grown-ups have a shirt like that. It is soft from being worn so much.
      P<same> Skin can tell one cloth from another. Some cloth is soft, and some is not.
      Q<same> When it is in the wash, {Name} may feel ____.
      H<same> {helper} can wash it at night. ~ Then it is dry by breakfast.
      H<same> {helper} can look for another one like it.
      T<same> {he} can put it into the machine and push the door shut.
      T<same> {he} can choose one for the days in between.
      C<same> {he} can think, "Round and round, and back to me."
      A<same> The machine stops, and there it is, with a clean smell. It hangs on the line next to a sock. Clothes that are worn a lot get soft. It was gone for a bit, and now it is back.
    `),
    '6-7': script(`
      D<label> A label in the back of a collar has a job in the shop. It tells the size of the shirt and how to wash it. After that {Name} may feel its corner at each turn of the head. It is as thin as paper, and a neck can notice it all day. It has nothing more to say, but it stays.
      C<label> {he} can think, "Label, you have said enough."
      A<label> A label can come out with small scissors and a careful hand. The stitches go as well, for they can prick. After that there is only cloth at the back of the neck. It is the same shirt, and it has stopped talking.
      D<sensors> {his} skin is full of tiny reporters. They tell the brain what is going on. "Sock on the left foot," they say. In many people they say it once and stop. In others they say it again and again. A seam or a label is big news for them.
      D<factory> Where does the seam in {his} sock come from? A machine knits a tube. One end of the tube is closed, just over the toes. The line where it was closed is the seam. Machines do not think of toes. Some socks are made with a flat seam, or with none.
      D<sensors> At ten in the morning, most children do not feel their clothes any more. The skin got used to them. {Name} may feel them at ten, and at noon too. Tiny reporters in the skin tell of the seam, the neck and the button. It is tiring, because the reports come all day. Then there is less thinking power for sums.
      P A teacher sees somebody who wriggles. The teacher cannot see what itches under a jumper. One sentence can explain it.
      P Some people love tight clothes, and some love loose ones. Tight can feel like a hug. Loose can feel like air.
      P Somebody who buys clothes is thinking of warm arms. It is hard to think of itchy ones in a shop. People like that can be told in a kind way.
      Q On getting dressed, {Name} may feel ____.
      Q In the middle of a morning, {his} skin may feel ____. It may get less, or it may not.
      Q When the clothes are just right, {Name} may feel ____.
      H {helper} can cut off labels and turn socks. ~ Clothes can change faster than skin.
      H {helper} can wash new clothes three times first. ~ Washing makes cloth softer.
      H A teacher can let a jumper come off. ~ It helps to know that before the itch comes.
      H<helper> {helper} can go through the drawer with {him}. ~ Three heaps are enough: yes, no, and maybe.
      H<adult> {helper} can help by {adult} at dressing time. ~ A good start makes cloth less loud.
      T {he} can rub feet, arms or legs firmly before dressing. ~ Firm rubbing makes skin calmer.
      T<factory> {he} can turn the sock inside out before it goes on. ~ Then the seam is on the outside.
      T<sensors> {he} can wear something soft under the rest. ~ A thin shirt keeps the scratchy one away.
      T {he} can choose tomorrow's clothes tonight. ~ In the morning there is less to fight about.
      T<comforter> {he} can test if a shirt is as soft as {comforter}. ~ That is a good rule.
      T<doing> {he} can try {doing} for the first five minutes. ~ After that it may be less.
      C<sensors> {he} can think, "Thank you, skin, I know about the sock."
      C<sensors> {he} can think, "Message heard."
      C<factory> {he} can say, "Seam outside, smooth inside."
      C<topic> While the skin gets used to it, {he} can think about {topic}.
      A<sensors> In the evening the clothes come off, and the reporters have nothing to tell. Skin likes that. Tomorrow they will be at work again. A soft shirt gives them less to say.
      A<factory> The sock is on, with its seam to the outside. It looks a bit like a fish with a fin. In a shoe nobody can see it. A machine in a factory does not mind how a sock is worn.
      A<factory> The machine makes sock after sock, and each one gets its seam. It does not know about toes. Toes know, and so does the hand that turns the sock. Inside out, the sock has its smooth side next to the toes.
      A<sensors> The reporters do their job, and nobody can switch them off. What they report can be changed, though. No label, no seam, a soft sleeve. That makes for a day with less news in it.
      D<shoe> A foot gets a bit longer every few months, and a shoe does not. So {his} old shoes get too short, even when they feel right. Toes bend in there, and that is not good for them. New shoes feel stiff because nobody has bent them yet. With each walk they get softer in the right places.
      P<shoe> People in shoe shops see it every day. Children walk up and down in a stiff pair and look at their feet. Feet need a while, and the people in the shop know it.
      Q<shoe> In the new shoes, {Name} may feel ____. After a week it may be another word.
      H<shoe> {helper} can measure both feet. ~ Then it is clear how much room they need.
      H<shoe> {helper} can change shoes that press or hurt. ~ A good shoe does not hurt.
      T<shoe> {he} can wear them at home for ten minutes a day. ~ They bend a little each time.
      T<shoe> {he} can choose the socks that go with them. ~ A sock changes how a shoe feels.
      C<shoe> {he} can think, "Stiff today, softer next week."
      C<shoe,topic> On the first walk, {he} can think about {topic}.
      A<shoe> The new shoes have a small crease now, just where the toes bend. It was made by walking. The old pair had one too, and long ago it was just as stiff. Shoes get used to feet, and feet get used to shoes.
      D<old> To skin, old clothes and new clothes are two different things. {Name} may know it from a shirt that has been washed fifty times. Each wash took something stiff out of it. Each day it bent where an arm bends. New clothes do not know anybody yet.
      D<coat> A coat is made for the weather, and weather is outdoors. Indoors, {his} skin is warm and sees no reason for such clothes. A collar can scratch, and sleeves can make arms hard to bend. Some people feel cold late, because they run a lot. So two people at one door can both be right.
      P<coat> Teachers and parents are often cold, because they stand about. They go by their own noses. That is why they say "coat" so early.
      Q<coat> With a coat on and the zip up, {Name} may feel ____.
      H<coat> {helper} can hang up a picture of what fits which weather. ~ Then the weather says it.
      T<coat> {he} can try two thin, soft layers without a coat. ~ Warm does not need to be stiff.
      C<coat> {he} can think, "It comes along. My skin will tell me."
      A<old> People grow out of old clothes, so there will be new ones. New ones can be washed again and again before they are worn. Some of them get soft, and some stay stiff. Skin will say which. An old shirt is good for weekends, holes and all.
      A<coat> The coat went along, on the arms or under one. When a wind came, it was there. Clothes are tools for weather, like umbrellas. On the hook, it dries till next time.
      D<piles> All clothes on a bed can be put into two piles. On one are the ones that {Name} wears again and again. On the other are the ones that stay in the drawer. The first pile may be small, and it has a reason. Hands can find out what it is.
      D<piles> Why is one shirt worn each day, and another one not at all? {Name} may know at once which clothes are good. Skin tests them in a second. It feels the edge, the seam and the stuff. A shop mirror cannot tell any of that.
      C<piles> {he} can say, "This pile is for my skin."
      C<old> {he} can think, "Washed and worn is what I like."
      A<piles> The first pile is back in its place, on top. The other one can go to somebody with other skin. On a day with a rule about clothes, a soft thing can go under. Piles can change, too.
      A<piles> Now it is known what good clothes have in common. That helps in a shop. A hand goes in first, and then it is yes or no. The drawer shuts more easily as well.
      D<wet> A wet spot on a sleeve is a strange thing. It is cold, it is dark, and it sticks to the arm. {Name} may notice it more than other people do. Skin reports what is new, and it reports it loudly. But water leaves clothes by itself, bit by bit, into the air.
      P<wet> Others may say that it is only a drop. They mean it kindly, and they have not got the sleeve on.
      Q<wet> When something gets on the clothes, {Name} may feel ____. It may be on the skin or in the tummy.
      H<wet> {helper} can pack a spare top in a bag. ~ Knowing about it helps, even when nobody needs it.
      H<wet> {helper} can tell the teacher that a quick change is fine.
      T<wet> {he} can press the spot with a towel and count to twenty. ~ A towel drinks most of it.
      T<wet> {he} can wait for five minutes with the sleeve rolled up. ~ Then look again.
      C<wet> {he} can think, "It is cold, it is small, and it is leaving."
      A<wet> Five minutes later the edge of the spot has moved in. Clothes dry from the outside to the middle. The sleeve is a sleeve again, and nobody could say where it was. It has been rained on before, and it knows how to do this.
      D<same> Most people have one thing to wear that comes before all others. {Name} may know what it is: the feel, the picture or the luck. It is known, and that is good on a new day. But clothes collect the day, with sauce and mud and sleep. After some days they need a ride in the machine.
      P<same> Grown-ups wear their old jumper each weekend and think that nobody has noticed.
      P<same> Shops make clothes in more than one size and sometimes for years. A second one may exist.
      Q<same> While the best one is in the wash, {Name} may feel ____.
      H<same> {helper} can agree on a wash day that comes each week. ~ A day that is known is easier.
      H<same> {helper} can find out what is so good about it.
      T<same> {he} can choose a second best for wash days.
      T<same> {he} can start the machine alone.
      C<same> {he} can think, "It gets a wash. It does not get lost."
      A<same> Through the round window it could be seen, going past again and again. Now it hangs on the line and drips. Something else did for a day. Clothes last longer when they have a day off.
    `),
    '8-10': script(`
      D<rome> Nearly two thousand years ago, a Roman soldier in the cold north of Britain got some clothes in a parcel. {Name} may feel for that soldier. The letter about it was found in the mud, and it mentions socks and two pairs of underpants. Clothes have been itching for as long as there have been clothes. Warm clothes were made of wool, and nobody had invented a seamless toe.
      D<factory> The socks that {Name wears} were probably knitted as a tube by a round machine. Then the tube was closed at the toes, and that left a ridge. It is one millimetre high. Toes are among the most sensitive parts of the body, and with every step they meet it again. Somebody designed it that way because it was cheap. There are socks without it, as there are shirts with printed labels.
      D<sensors> {his} nerves are interested in news, like everybody's. When a sleeve touches an arm, they report it, and after some minutes they usually stop. Most people forget what they are wearing. In other people the reports go on for hours. It is not a question of will. The same nerves notice the first drop of rain, and the one stone in the shoe.
      D<sensors> Most people could not say at noon which shirt they have on. {Name} may be able to describe the collar, the label and both sleeves. It depends on how long the nerves in the skin go on reporting. Some stop after a few minutes, and others report all day. Wanting does not switch them off, and listening to them is tiring.
      P People whose skin forgets its clothes find it hard to believe that others feel theirs. They say, "You will get used to it," because they did. It is a report from a different skin.
      P Whoever bought a thing remembers the shop and the price, and hoped for a smile. It is not a bad thing. It has simply met the wrong skin.
      P Teachers see wriggling and think of boredom. Told about a label, they tend to be relieved, because a label can be cut off.
      Q When a new piece of clothing comes out of the bag, {Name} might feel ____.
      Q After some hours in something that feels wrong, {Name} may notice ____. It takes up room in the head.
      Q At the moment of changing into soft clothes, {Name} might feel ____.
      H {helper} can remove labels, wash new things and buy the good ones twice. ~ It saves many mornings.
      H The school can allow a softer version in the same colour. ~ Most schools do, when they are asked.
      H {helper} can let the shop be tested with closed eyes. ~ Hands choose better than eyes do.
      H<helper> {helper} can explain to whoever knits. ~ It is easier for an adult to say.
      H<adult> {helper} can help by {adult} on days with stiff clothes. ~ Those start harder than others.
      T {he} can wear a thin, smooth layer under everything. ~ The scratchy one has less to say then.
      T {he} can press hard on the place for ten seconds. ~ Firm pressure is louder than an itch.
      T {he} can sort the drawer into yes, no, and yes with a change. ~ The third heap is often the largest.
      T<comforter> {he} can use {comforter} as the standard for soft. ~ Every science needs one.
      T<quiet> {he} can get dressed early and spend ten minutes {quiet}. ~ Skin settles when nobody hurries it.
      T<doing> {he} can try {doing} in the first minutes. ~ The first minutes are the loudest.
      C<rome> {he} can think, "A Roman knew this itch."
      C<rome> {he} can think, "Two thousand years of socks, and still."
      C<factory> {he} can think, "One millimetre, so inside out it goes."
      C<sensors> {he} can think, "Report received, thank you."
      C<topic> Until the skin settles, {he} can think about {topic}.
      A<rome> The letter is in a museum, and the socks have been worn out for eighteen centuries. What was in the parcel was somebody's idea of being kind. The soldier probably put them on, itch or no itch, because of the wind. There are softer ones to wear now.
      A<rome> If the soldier ever wrote back, the letter has not turned up. Perhaps there were thanks in it, and a line about the itch. People have been finding out which clothes suit their skin for a very long time. A pair of soft ones is in the drawer.
      A<factory> Inside out, the ridge is on the shoe's side, and the shoe has no opinion. Nobody looks at the toes of a sock. If they do, it is a fact about machines that they may be told. The toes have the smooth side, and that settles it.
      A<factory> The machine has made some thousand socks since this morning, all of them with a ridge. One pair of feet has turned its ridge to the outside. The machine will not hear of it. Ideas like that are cheap, and they work until the next wash.
      A<sensors> In soft clothes the nerves have little to report, and thoughts have more room. On other days there will be a collar or a seam, because the world is full of them. It helps to know what can be cut off, turned round or worn underneath. Some of it is a matter of scissors.
      A<sensors> The nerves have reported for the last time today, and the message was "cotton". There is not much to do with such a message. Tomorrow the clothes can be chosen by hand, before anybody looks at the colour. A good shirt is one that is not mentioned again.
      D<old> Shops sell clothes at the worst time of their lives, which is the beginning. The cloth is full of starch or dye, and every edge is sharp. {Name} may have something in the drawer that has been through the wash a hundred times. Water, soap and elbows have done for it what no shop can do. It is thin in places, and it is right all over.
      D<coat> Clothes are felt by two sets of sensors, one for cold and one for touch. {Name} may feel a stiff collar at once and the cold only after half an hour. Somebody who runs all break makes as much heat as a small stove. Others stand, and their reports are different. So an argument about coats is mostly an argument between two sorts of skin. Frost is the third party, and it does not discuss.
      P<coat> The adult at the door is thinking of a wet bench, a late bus and a week of sneezing. It sounds like nagging and is meant as insurance. Schools have rules for it too.
      Q<coat> With clothes on that are too thick, {Name} might feel ____.
      H<coat> {helper} can agree on a temperature at which a coat comes along. ~ A thermometer is not on anyone's side.
      T<coat> {he} can find two thin, soft layers that do the same job. ~ Climbers dress like that.
      C<coat> {he} can think, "It is in the bag. I will know when."
      A<old> Nothing stays in a drawer for long, because bodies grow. There are tricks, though. The same piece can be bought again, one size up. Second-hand clothes come washed, and new ones can go through the machine five times. Whatever still feels wrong after that has had its chance. Old clothes have earned their holes.
      A<coat> Most days the matter is settled by a bag with something warm in it. When ears and fingers complain, it comes out, and nobody needs to have been right. Clothes are only equipment. The weather has no opinion on how they look.
      D<piles> Anyone can do this experiment: empty a drawer and make two piles. On one go the clothes that get worn, and on the other those that seem wrong every time. {Name} may be surprised how clear it is. Then comes the research. What do the ones on the first pile have in common? It may be the neck, the stuff, the width or the number of washes. It is rarely the colour.
      C<piles> {he} can think, "My skin has a list, and I know some of it."
      C<old> {he} can think, "A hundred washes are better than one new thing."
      A<piles> With a list like that, clothes can be bought by people who are not wearing them. Two or three things on it are enough. For days with uniforms or parties there is the soft layer underneath. The second pile has been given to someone whose skin has other plans.
      D<wet> There is a reason why a wet sleeve feels worse than a wet hand. Cloth holds the water against the skin, and the air keeps cooling it. {his} skin may report that over and over. It is not a matter of being brave. Water does leave cloth by itself, a few million molecules at a time.
      P<wet> People who say "it is only a drop" are judging by their own skin. It is the only one they have got.
      Q<wet> When something lands on the clothes, {Name} might notice ____.
      H<wet> {helper} can keep a spare shirt where it can be reached without asking. ~ It is mostly for knowing that it is there.
      T<wet> {he} can press the spot between two layers of towel. ~ That takes out about half at once.
      T<wet> {he} can set a time, such as ten minutes, and look at the size of it then.
      C<wet> {he} can think, "Evaporating. Give it ten minutes."
      A<wet> Ten minutes later the spot has a paler edge and a smaller middle. Cloth has been getting wet and dry for thousands of years, and it has a lot of practice. What the skin reports gets quieter with it. After that a sleeve goes back to what it does best, which is not being noticed.
      D<same> Some people fill a wardrobe with ten copies of one grey shirt so as not to think about clothes. {Name} may understand that. A thing that feels right every time is worth something, above all on days with enough other surprises in them. There is one weak point. With only one copy, there are wash days.
      P<same> Others notice clothes far less than one thinks. In one experiment, fewer than half of the people in a room remembered what somebody had worn.
      P<same> Adults mostly want it to be clean. They rarely have anything against the thing itself.
      Q<same> On a wash day, {Name} might feel ____.
      H<same> {helper} can look for a second copy, new or used. ~ Favourites can be doubled.
      H<same> {helper} can agree on fixed wash days. ~ Then nobody needs to argue in the morning.
      T<same> {he} can name two things that make it good, such as cloth and collar. ~ Those can be looked for elsewhere.
      T<same> {he} can keep a second best for the days in between.
      C<same> {he} can think, "One day in the wash, and then on again."
      A<same> In the evening it hangs on the line, a bit paler than last year. Other clothes did for a day. Anyone may have a favourite, and even a uniform of their own. It just needs to be acquainted with soap.
    `),
    '11+': script(`
      D<volume> Skin is like a radio that reports on sleeves. For most people it sends a message when a shirt goes on, repeats it for some minutes and then falls silent. {Name} may have the other kind, which cannot be switched off. Collar, seam, waistband and the left sock stay on the air all day, alongside whatever the lesson is about. It takes attention, and attention is limited. At four o'clock somebody asks why a person is so tired after just sitting there.
      D<volume> By the middle of the morning, most people have no idea what clothes they are wearing. Their skin reported it once, turned the volume down and went on to other things. {his} skin may keep the volume up. A waistband, a label and one sleeve carry on talking through two lessons and a break, and none of them has anything new to say. Listening to that is work, even for somebody who looks perfectly idle.
      D<rome> Archaeologists found a letter in the mud beside a Roman fort in the north of England. It is nineteen hundred years old, written in ink on a sliver of wood, and it announces socks and two pairs of underpants. {Name} may consider it one of the more human documents of history. Rough wool, wet weather, a uniform designed by somebody far away: the situation is familiar. Nobody wrote down whether the socks itched, but they were made of wool.
      D<factory> The seam in a sock is a compromise between a machine and a budget. A circular machine knits a tube in about three minutes, and closing it over the toes leaves a ridge one millimetre high. {his} toes then walk on that millimetre some five thousand times a day. Somebody has calculated that most customers will not notice. For the others there are flat seams, printed labels and the old method, which is to wear it inside out and say nothing.
      P Adults who say "it is only a label" are describing their own neck. They cannot check, since there is no way to borrow somebody else's skin. What they can do is believe it, and most of them are able to.
      P Clothes are also a language at this age, and everybody reads them. Wearing the same soft hoodie every day can be taken for a statement. It is one, in a way, although it says something about seams.
      P Designers test fabrics on hands, because that is how customers test them in a shop. Necks and toes get no vote. This explains a good deal.
      Q At the thought of something stiff, {Name} might feel ____.
      Q By the fifth lesson in something stiff, {Name} may notice ____. It may look like a mood from outside.
      Q In the first minute in soft clothes, {Name} might feel ____. It is worth remembering how large that difference is.
      H {helper} can buy the one thing that works in three colours. ~ Variety is overrated.
      H The school can be asked for a softer version, in writing. ~ It is a small request with a large effect.
      H {helper} can leave decisions about clothes to the skin concerned, weather permitting. ~ Coats are open to negotiation.
      H<helper> {helper} can stop commenting on the same old favourite. ~ It is doing an important job.
      H<adult> {helper} can offer {adult} on mornings when nothing feels right. ~ Some mornings are like that.
      T {he} can wear a smooth layer underneath, with the seams turned out. ~ It is invisible and works in any uniform.
      T {he} can change clothes straight after school. ~ It is a cheap way to end a working day.
      T {he} can keep a list of fabrics that pass. ~ Shops are quicker with a list.
      T<comforter> {he} can compare new clothes with {comforter} before they are bought. ~ A standard is useful in any test.
      T<quiet> {he} can change and then spend half an hour {quiet}. ~ Nerves calm down when nothing new comes in.
      T<doing> {he} can try {doing} during the first minutes. ~ They are the loudest ones.
      C<volume> {he} can think, "It is loud, and it is only cloth."
      C<volume> {he} can think, "Collar noted, sleeve noted, next item."
      C<rome> {he} can think, "Somewhere, a Roman understands."
      C<factory> {he} can think, "A budget put that seam there, and I can turn it round."
      C<topic> Against the noise of a collar, {he} can think about {topic}.
      A<volume> At home the soft things come out of the drawer, and one report after another goes quiet. What is left is a remarkable amount of room for thinking. Skin of this kind notices a good deal that others miss, some of it pleasant. It cannot be turned down, but its clothes can be chosen with care.
      A<rome> The name of the sender is lost, and so is the reply. Somebody thought about a person who was cold, though, and went to the trouble of sending clothes to the edge of the known world. It is a good tradition. These days the parcel may contain cotton, with the label cut out.
      A<factory> Machines get better, and there are more socks without a seam each year, for those who ask for them. Until then the ridge can face outwards, where it bothers nobody but the shoe. A person who knows why a thing itches is a step ahead of the itch. The other step is a pair of scissors.
      D<old> Nobody sells clothes that are already right. They come stiff, dyed and pressed flat, and it takes something like a hundred washes before a fabric gives up its opinions. {Name} may own one piece that has got there. It looks like nothing much to other people, it is thin at the elbows, and somebody has probably suggested throwing it out. To the skin inside it is the only thing in the drawer that has learnt anything.
      D<coat> At a certain age, coats go out of use, at least between front doors and schools. {Name} may have reasons: a stiff collar, a bulky sleeve, no place to hang it, or simply that nobody else wears one. Bodies differ in how soon they feel cold, and moving ones feel it late. It is quite possible to be comfortable in conditions that make a parent shiver. It is also possible to be cold and not to mention it.
      P<coat> Parents feel cold on behalf of other people, which is a known condition and incurable. What they picture is a wait at a bus stop. A hood in a bag would reassure them more than any argument.
      Q<coat> Halfway to school in a wind, {Name} might notice ____. Pride and ears may disagree.
      H<coat> {helper} can let the choice of clothes be made by the person inside them, down to an agreed temperature. ~ Below that, physics decides.
      T<coat> {he} can look for something thin, soft and windproof that folds small. ~ Whole expeditions have been dressed on that principle.
      C<coat> {he} can think, "It is in the bag, and that is my business."
      A<old> Every good old thing gets outgrown or falls apart, usually in the same month. It is wise to look for its successor early. Second-hand shops sell clothes that somebody else has broken in, and a washing machine does not ask why it is run five times. Not everything gets better that way, since some fabrics are beyond improvement and can be passed on without guilt. In the meantime, old clothes with holes are worn by people who know what they are doing.
      A<coat> The bag weighs a little more, and the discussion at the door gets shorter. On most days it stays folded, and on a few it turns out to be the best idea anyone had. Clothes for weather are not a statement. They are a spare part.
      D<piles> A drawer contains a good deal of information. Sorted into two piles, clothes that are worn and clothes that are not, it tells fairly exactly what {his} skin will put up with. The reasons can be read off with two fingers: a seam, a stiff collar, something synthetic, something new. People with less talkative skin choose by colour. It is a luxury, and they do not know it.
      C<piles> {he} can think, "Two fingers first, then the mirror."
      C<old> {he} can think, "Give it a hundred washes, or give it away."
      A<piles> Once the reasons have been found, shopping takes ten minutes and can be done by touch. There will still be occasions with rules, and for those a soft layer works as a diplomat. The other pile can go. Clothes that nobody can bear to wear do not count as clothes.
    `),
  },
};
