import type { Fields } from '../fields/field.ts';

/** More moments as parents tell them, of the situations whose words are shared with many others; one a line. */
export const MORE_MOMENTS_HEARD: Fields = {
  'hard-times': `
    everything is upside down at home at the moment and the kids feel it
    his uncle is in prison and he found out at school
    we have had to leave our home because of the fire
    lots of bad news in the family this year, how do I explain it to him
    grandad is seriously ill and we do not know how long
    nan had a stroke and cannot talk
    my father in law is in a hospice and it will be days
    nan is dying, should I tell him before
    my mum is on end of life care and she is so close to her
    dad hit mum and we left
    we had to leave because of my husband, we are in a refuge
    grandpa will not live much longer
    his granddad has cancer and the doctors say that he will die soon
    her nan is very ill and is going to die
    my sister is very ill and I cry a lot in front of them
    the house flooded and all her toys are gone`,
  jealousy: `
    if I praise his sister he needs it double
    she cannot bear it when I hold another child
    pushes his dad away when we hug on the sofa
    sulked through her friend's whole birthday because of the presents
    says it is not fair that his cousin has a bigger room
    climbs in between us on the settee
    he measures who got more juice
    cross when her brother wins a certificate`,
  'first-day-school': `
    first week of kindergarten in august and she wants to know what happens when
    summer born and off to reception, cannot do his own zip
    nursery starts on monday, never been away from me
    preschool next month, what will they do all day, he asks
    his first day at school is coming and I am in bits
    who will wipe me at big school, she asked
    labels sewn, shoes bought, she says she is too little to go
    we start settling in at daycare next week
    he is about to start school and knows nobody there`,
  'saying-goodbye': `
    hangs on to the fence and cries while I walk away
    wobbly lip and then the meltdown when I hand her over at preschool
    I have to leave him screaming with the teacher every morning
    handing over at nursery is heartbreaking
    will not let go of my coat at the classroom door
    the teacher has to carry her in off my hip
    cries when daddy drives off to work
    waving at the window does not help, he runs after the car`,
  'change-of-plan': `
    training was called off and he lost it
    we came home a different way and she howled
    a delivery man instead of mum at the door and the day was over
    he needs a list of the day or he falls apart
    swapped swimming for the cinema and she would not get out of the car
    clocks changed, dinner changed, all hell
    cannot cope when something is not as it always is
    surprises are torture for him`,
  'group-work': `
    always the one left over when they have to find a partner for a task
    does the whole poster by herself because the others are too slow
    cannot work in a team at school, wants it his way
    told the others in her group that their ideas are stupid`,
  sharing: `
    he lies on top of the train set so nobody can touch it
    screams mine at the library toys
    takes toys out of other toddlers' hands and keeps his own behind his back
    playdates end in tears because she will not let anyone use her kitchen
    will not give her cousin one crayon out of sixty
    one tractor between two two year olds
    hides his best things when friends come
    snatches and then guards it like a dragon`,
  'saying-sorry': `
    he will not say sorry even when he clearly is
    hid in the shed for an hour sooner than apologise to his nan
    she broke her friend's bracelet and will not go near her now
    says sorry in a silly voice and makes it worse
    he knows he hurt him and cannot look at him
    apologises a hundred times a day but never when it counts`,
  'friend-who-copies': `
    her friend copies everything, hair, pencil case, even her laugh
    a girl in class draws exactly what he draws and he hates it
    same coat, same bag, same birthday theme, she feels robbed`,
  'being-kind': `
    says mean things to the little ones
    laughed when a girl tripped over
    told grandma her cooking was disgusting
    she leaves one girl out on purpose
    he makes fun of a boy who cannot run fast
    calls her friend a baby and thinks it is funny
    pulled the cat's tail and giggled
    was horrible to the new girl, the school rang`,
  'long-illness': `
    epilepsy, and she is fed up with everyone watching her
    he has diabetes and hates being different at parties
    cystic fibrosis, physio twice a day, he has had enough
    back on chemo and he has asked why him
    her arthritis is bad this winter and she cannot hold a pencil
    asthma, he cannot run like the others
    has to check his blood sugar before everything
    she wants to know if her illness will ever go away`,
  'feeling-worried': `
    sunday evening tummy aches and a lot of what ifs
    asks a hundred questions about what could go wrong tomorrow
    she thinks of burglars, fire, cancer, everything at once
    scared that burglars will break in at night
    lies awake listening for robbers
    thinks somebody will break into our house
    he checks that the door is locked, and checks again
    always expects the worst
    lies in bed and her head will not stop
    worries that we will forget to collect him`,
  'sharing-a-room': `
    moving the baby in with his big brother next month
    the girls have to share now that grandma has the spare room
    two boys, one small room, no peace
    he says his sister breathes too loudly in their bedroom
    wants a room of her own and there is none
    tape on the carpet, her side, my side`,
  hitting: `
    slapped her cousin over a balloon
    smacks me in the face when he is cross
    he hit a girl at nursery with a wooden train
    shoves, kicks, pulls hair, and she is only two
    lashes out at his friends for no reason that I can see
    gets excited and whacks people
    thumps his sister as he walks past
    she scratched another child's face today`,
  'body-and-looks': `
    she hates her nose and wears a hood all day
    says his ears stick out and he wants them fixed
    will not go swimming because of her tummy
    nine years old and says she is too fat
    he is the smallest in the class and hates it`,
  'is-santa-real': `
    asked me straight out whether father christmas is just us
    his sister told him there is no santa
    found the presents in my wardrobe and put two and two together
    still believes, and her class does not
    the tooth fairy forgot and now she knows`,
  'siblings-fighting': `
    my daughters scream at each other over clothes
    they wrestle until one cries and then blame each other
    he hates his brother, his brother hates him, I want to move out
    fights over the remote, the seat, the last strawberry, all day
    they cannot sit in the same car
    my two are at each other's throats from breakfast on
    she winds him up until he explodes`,
  'sibling-with-disability': `
    his brother has cerebral palsy and he asks why he cannot play football
    she gets stared at when we are out with her sister and she hates it
    all our time goes on his brother's therapy and he feels it
    wishes she had a sister who could talk`,
  'being-teased': `
    called her moustache on the bus
    everyone calls him ginger nut and he wants to dye his hair
    they laugh at his trainers
    some boys do an impression of how she talks
    they say she runs like a duck
    comes home with a new nickname every week and none of them is kind
    got teased for his lunch`,
  waiting: `
    if dinner is not on the table now he howls
    cannot wait his turn to talk, to eat, to get out of the car
    are we there, is it ready, now, now, now
    she cannot stand in a queue
    birthdays are torture because she has to wait
    hates waiting at the doctor's
    I cannot finish a call without her falling to pieces`,
  dentist: `
    first dentist visit, she is three and very shy
    two fillings and she overheard me
    he clamped his lips together in the chair
    has to have a tooth out and is terrified
    scared of the dentist since last time
    the dentist wants to put a crown on`,
  allergy: `
    nut allergy and a class party, she may not touch anything
    he cannot have school dinners like the rest
    coeliac, so her own cake in a tub again
    he is scared of eating since the reaction
    milk allergy, wants to know why he is different`,
  'screen-time': `
    seven hours on saturday, I am ashamed to say
    the tablet is all he thinks about
    youtube from morning to night
    we cannot get him outside because of the playstation
    she sneaks my phone into the bathroom
    wakes at five to watch cartoons
    one more episode, always one more
    cannot stop gaming
    just five more minutes of game, all day
    refuses to give me the phone back, on it all day`,
  'screens-off': `
    ipad goes off and so does she
    the remote flew at my head when I turned it off
    cannot stop when his time on the game is up
    every time the telly goes off it is a scene
    wifi off at seven, screaming till eight`,
  'handling-disappointment': `
    did not get picked for the team and will not come out of his room
    the shop had sold out and she lay down on the floor
    his friend cancelled and he sobbed all afternoon
    lost the raffle and cannot let it go
    told no ice cream today and that was the end of a nice day
    was not chosen for the lead and wants to give up dancing`,
  'parent-depressed': `
    mum cries all day since the baby came
    I have postnatal depression and she asks why I am crying
    daddy is so low that he does not get up`,
  'hearing-aid': `
    hearing aids on monday, he says he will not wear them
    her implant gets switched on next week
    pulls out his hearing aids in the pushchair
    says that everything sounds like robots with the new aids`,
  haircut: `
    he ran mid cut, so now it is a mohawk
    terrified of the barber
    le da miedo la maquina de cortar el pelo
    she will not let me trim her fringe
    screams as soon as he sees the scissors and the comb`,
  'hair-brushing': `
    curls, wash day, detangling, tears from start to end
    cries before I have even picked up the brush
    her hair is down to her waist and she hates having it combed`,
  'managing-anger': `
    explodes if the toast is cut wrong
    turns into a monster, then cries and says sorry
    wrong spoon, and he threw the table
    rages for an hour when things do not go her way
    he smashed his own lego in a fury
    she hits herself when she is angry
    screams the house down if he cannot do his coat`,
  'sleeping-alone': `
    will not sleep unless she is touching me
    still needs me to lie down with him at six
    co-slept since birth and now I want my bed back
    gets out and sleeps on the floor by our door
    he cries if he wakes and I am not there`,
  'feeling-sad': `
    my usually happy boy just cries
    his big brother has gone away to university and he misses him
    her sister moved out and she misses her so much
    misses his brother who left for college
    she says she is sad all the time
    no joy in anything since the summer
    sits in her room and does not want to see anyone
    so quiet and tearful lately`,
  'public-toilets': `
    holds it in all day because the school toilets are disgusting
    will not use the toilet at the services
    refuses any loo but ours
    does not wee at nursery at all`,
  'building-confidence': `
    so shy that she hides behind my legs
    will not try the slide, the bike, anything new
    gives up before he has begun
    no confidence at all, says everyone is better
    too nervous to join the club she begged for`,
  'new-partner': `
    my kids are meeting Steve on saturday, we have been together eight months
    she will not be in the room with my fiance
    stepdad is moving in and brings his two children
    my partner moves in with his kids and they will share rooms
    her mum has a new boyfriend and my daughter is confused
    he kicks my partner under the table
    introducing my boyfriend to my son
    refuses to talk to my husband, who is not his dad
    wants to know if she has to love my girlfriend`,
  'new-family-member': `
    stepsisters every other weekend from now on, she says it is her house
    my partner's children are moving in and he has to share everything
    gran is going to live with us for good
    we will be a family of seven all at once`,
  'personal-space': `
    hugs everyone, even people who do not want it
    stands so close that the other kids back away
    touches hair, faces, clothes of strangers
    climbs on visitors`,
  'parent-ill': `
    I have breast cancer and she asks if I am going to die
    his mum is dying and he does not know
    mummy is going to die of her cancer, how do we prepare him
    dad's kidneys are failing and he has dialysis
    mum has MS, wheelchair days and good days
    he has seen me have a seizure
    my treatment makes me tired and she thinks I am cross`,
  'parent-in-hospital': `
    mum is on the ward after a stroke and he wants to visit
    mummy broke her leg and will be in hospital for weeks
    dad had an accident and is in hospital
    mum is in hospital and we do not know for how long
    daddy is in intensive care
    I had to stay in hospital and she will not come near me now
    I will be in hospital for a week for an operation`,
  'taking-turns': `
    cannot let anyone else have a go on the swing
    always has to be first on the slide
    he plays everyone's turn in the game for them
    grabs the dice before it is her turn`,
  'grandparent-dementia': `
    my mum has alzheimer's and calls her by the wrong name
    grandad gets lost in his own house now
    nan shouted at him and did not know who he was`,
  lying: `
    told his teacher that we are getting a horse
    says he has washed his hands and they are dry
    invents stories and insists that they are true
    blames her imaginary friend for everything
    looks at me and lies`,
  bullying: `
    boys pinned him down and filmed it
    two lads wait for him at the gate and take his things
    a girl makes her pay to play
    he is scared of the same boys every day
    they lock her in the toilets
    pushes him, trips him, every break, and nobody stops it
    she will not go to school because of what they do`,
  'making-friends': `
    talks to the teacher, the cook and the caretaker, never to a child
    eats his lunch alone and just watches
    has nobody to play with at school
    she says nobody wants to be her friend
    he wants friends and does not know how
    still has not found anyone since we came here`,
  'left-out': `
    why is it always my kid who has no partner when they pair up
    stood by the wall the whole lunch because the game was full
    her best friend has a new best friend
    best friend plays with someone else now and she has nobody at break
    his friend found new friends and he stands alone at playtime
    friends left her out of the group chat
    she saw the messages and she was not in the chat
    he was the only boy not asked to the party
    they whisper and close the circle when she comes`,
  prejudice: `
    a child said he cannot play because of his skin
    they asked her where she is really from
    somebody pulled at her headscarf
    laughed at him because he has two mums`,
  'fear-dark': `
    since the power cut she sleeps with the big light on
    afraid when the landing light is off
    will not go in the garden after tea in winter because it is dark`,
  monsters: `
    wants a lock on the outside of the wardrobe
    will not go to the loo at night because of the toilet monster
    his brother invented a monster and now nobody sleeps
    says somebody stands behind the curtain`,
  'new-sibling': `
    has not looked at his new brother once
    we are having twins and she said can we have none
    tips the moses basket when I am feeding
    wants a bottle and has started to wet himself since my bump shows
    asks when the baby is leaving
    baby came on friday and her big sister will not speak to me`,
  'two-homes': `
    do I have to go to daddy's, every other friday
    different rules at my ex's and he comes back wild
    wants her teddy at both houses
    misses me at his dad's and misses his dad at mine`,
  'parent-away': `
    daddy flies back to dubai tomorrow and the crying has begun
    his mum is in the army and off for six months
    I work abroad and she will not talk to me on video
    she misses her dad so much when he is on nights away`,
  'parents-divorce': `
    daddy is not going to live with us any more, how do I tell a three year old
    we tell the kids on sunday that we are separating
    she wants us to get back together`,
  'grandparent-death': `
    gramps passed on tuesday and my lad was his shadow`,
  'pet-death': `
    our old cat is at the end, weeks maybe
    the guinea pig has departed and there is a funeral at four
    had to have our dog put down this morning
    wants to know where the hamster is now that he is dead
    our dog is very old and will die soon, how do I prepare her`,
  'moving-house': `
    exchanging contracts on friday and have not dared to tell her
    new house means no more friends next door
    furious with us because we are selling
    moving abroad for his dad's job
    asks every night why we have to leave our house`,
  'new-school': `
    starts at a new primary after half term and hates me for it
    a fresh start at another school, he is scared
    she has to change schools and leave everyone`,
  'moving-class': `
    going up from infants to juniors and scared of the big kids
    they have split her and her best friend for next year
    new classroom upstairs and he will not go`,
  'new-teacher': `
    third teacher this year
    his teacher is on maternity leave and he keeps asking when she is back
    does not like the new teacher, she is strict`,
  operation: `
    hernia op, he will be put to sleep
    adenoids out next week
    op means one night in hospital and she has never been away from me`,
  'bed-wetting': `
    soaked every night and camp is coming
    eight and embarrassed about his pyjama pants
    wets the bed and does not want anyone to know`,
  'potty-transition': `
    still insists on the little potty and will not go near the real toilet
    wants her potty in the lounge, not the big loo
    afraid of sitting on the grown up toilet`,
  'potty-training': `
    still in nappies at nearly four and does not care
    will not do a poo on the loo, waits for his night nappy
    wees on the potty, poos in her pants`,
  'bath-time': `
    took one look at the bath and ran off down the garden with nothing on
    slipped in the bath once and now terrified of it
    will not get in, will not get out`,
  'running-off': `
    turned round for one second at the station and he was gone
    thinks it is hilarious to run away from me in the car park
    will not hold hands and darts into the road`,
  'stopping-play': `
    soft play exit, over my shoulder, again
    has to be dragged away from the sandpit
    screams when it is time to leave her friend's house
    gets very upset when we have to leave the park
    so upset when we leave the swings`,
  'sitting-still': `
    like a pinball at church
    school thinks he may have adhd
    school says he may have adhd, he fidgets and cannot focus, how do I tell him
    cannot sit through a meal, a story, anything
    always off his chair`,
  interrupting: `
    I get four words in before he has to tell me about his game
    shouts over everybody at the table
    talks across me when I am speaking to other adults`,
  swearing: `
    told grandma to p off
    said the f word at nursery
    calls his brother rude names all day`,
};
