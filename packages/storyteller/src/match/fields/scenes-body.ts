import type { Fields } from './field.ts';

/** Scenes of the body's days as parents tell them, without the name of the trouble; one scene a line. */
export const BODY_SCENES: Fields = {
  'brushing-teeth': `
    furry teeth because nobody can get near with the brush
    runs round the bathroom with his lips pressed tight every night and morning
    chews the bristles and thinks that counts
    two minutes with the timer is a war at the sink
    yellow teeth, bad breath, he lies that he did them
    strawberry paste, mint paste, no paste, all too spicy
    have to pin her down to get the back ones clean
    says the buzzing brush tickles his gums`,
  'bath-time': `
    hears me run the taps upstairs and hides
    clings to the rail when we try to lower her into the water
    has not been properly washed for a week and smells
    thinks he will go down the plughole
    washing her long hair is screaming from start to end
    used to love splashing about, now she stands up stiff and sobs
    wont take off clothes for a wash, mud on knees
    getting out is as bad, wants to stay till the water is cold`,
  'water-on-face': `
    one drop in the eye and it is over, towel towel towel
    the jug over the head to rinse out shampoo
    holds a flannel over eyes the whole hair rinse
    hates rain on cheeks and being splashed by other children
    wont duck under or blow bubbles
    shower spray near the nose and she thinks she is drowning
    washing his face after dinner is a fight
    sprinklers and water pistols make him run`,
  'healthy-eating': `
    nothing with colour goes past his lips, white bread white rice
    lives on five things and drops another one each month
    pushes the plate away before he has even looked at it
    everyone else at the table eats curry and I cook a second dinner
    we beg and bribe for one mouthful of carrot
    hides peas under the mash, feeds the dog
    snacks all afternoon then is full at teatime
    lunchbox comes back untouched every day
    says yuck to whatever I serve
    sneaking veg into sauces, he finds it`,
  'food-textures': `
    mashed potato porridge custard anything gloopy comes straight back up
    picks out every bit and seed from yoghurt
    if gravy runs into the rice the whole plate is ruined
    will only have it crunchy, nothing soft or wet
    touches food with one finger, shudders, wipes it
    bananas and eggs feel wrong in his mouth
    holds it in his cheek for ages and cannot swallow
    heaves at the sight of a tomato's jelly`,
  dentist: `
    tooth has to come out under local
    bright lamp, chair that tips back, a stranger with gloves in her mouth
    needs two fillings and I dread the chair
    bit the fingers of the lady counting teeth
    having train tracks fitted on monday
    six month check and he wont open up
    chipped a front tooth and they need to fix it
    the sound of that drill from the waiting room
    ortho says she needs a plate`,
  needles: `
    pre school boosters and he remembers last time
    three nurses to hold his arm for bloods
    yearly flu thing at school, the nasal one ran out
    faints at the sight of a cannula
    weekly injection at home in the thigh
    has to give a sample from the vein on thursday
    numbing cream on and she already sobs in the car
    hpv one is in year 8 and friends tell horror tales
    sticks plasters on teddy, jab day tomorrow`,
  haircut: `
    mop needs cutting for the school photo, screams the place down
    cant see out from under it but no scissors allowed near
    we do it in his sleep one side at a time
    sits under the gown sobbing at the chair with a mirror
    bits down the neck make him itch and howl
    buzz of the machine behind her ears
    wants to keep it down to his waist and I need an inch off
    the stylist gave up half way, so he has a wonky one
    dad shaves his own head and son panics he is next`,
  'hospital-stay': `
    six nights with a drip for her lungs
    will be in a bed on a ward with beeping machines and other kids
    admitted for observation, parents can sleep on a fold up
    in for a week while they sort out his bowels
    doctors come round every morning and wake him
    keeps asking when can we go home from here, the nurses know her name
    packing her bag for great ormond street
    isolation room, no siblings allowed to visit him`,
  'doctors-visit': `
    kicks when they get the stethoscope out
    needs his ears checked and wont sit on my knee in the clinic
    the cold thing on the chest, the stick on the tongue
    wont lift his shirt for the lady to feel his tummy
    two year check with health visitor, hides under the chair
    rash needs looking at and he wont undress
    got a referral to a specialist, she asks what they will do to her
    being weighed and measured makes him cry`,
  glasses: `
    full time wear, he lasts four seconds
    snapped the third pair this term
    cant see the board and screws up his eyes but wont go to get tested
    sticker over his good eye to make the other one work
    says everyone will laugh at the frames
    pushes them up onto her head the minute I look away
    bifocals at three, leaves them in the sandpit
    the machine that puffs air at the eye`,
  'hearing-aid': `
    fitted her moulds last week and she yanks them out
    chews the tubes, hides them in the plant pot
    got switched on and now every noise makes him cry
    wears her hair over them so no one will ask
    magnet keeps falling off his head
    wont wear them at school, says what all day
    grommets did not work so now amplifiers
    battery whistles and kids stare`,
  allergy: `
    one crumb of egg and his face balloons
    sits at a separate table at lunch with her own box
    cannot have what the others have and asks why me
    two pens in a pouch go wherever she goes
    everyone hands out birthday sweets and I say no again
    had to be rushed in when he ate a cashew
    scared to eat anything now after the reaction
    no ice cream from the van, no pizza, dairy makes her ill
    teach him to say no thank you I could get sick from that`,
  'taking-medicine': `
    asthma pump with the mask thing, fights us
    ten days of banana stuff twice a day, spits it up the wall
    hide it in juice and he tastes it
    drops in the eyes, needs three of us
    a big tablet, he cannot get it down
    has to have creams all over morning and night and runs
    daily laxative sachets in milk, refuses
    puffer before football, embarrassed to use it
    holds it in her mouth and lets it dribble out`,
  'long-illness': `
    bald now, kids stare, steroids made her face round
    low immune system so he cant be with friends for months
    counts carbs and wears a sensor on the arm
    another flare up, missed half the school year
    she asks will I always have this
    in and out of treatment since she was four
    has fits and has to wear a bracelet
    feeding tube in his tummy and others ask about it
    physio and nebuliser every day for her lungs for life
    living with sickle cell, pain days`,
  'nail-cutting': `
    curls her toes up when I come with the clippers
    hands like claws, scratches himself in his sleep
    files feel horrible, snipping sound makes him scream
    we trim one finger a day
    thinks it will bleed if I snip
    long dirty fingernails because no one may touch them
    big toe is growing in and he wont let me see to it`,
  'clothes-itch': `
    everything is too scratchy, even new knickers
    wears the same soft joggers day in day out
    twenty goes at getting the toe line straight before shoes
    school shirt collar chokes him he says
    wont put on a coat in december, too puffy and stiff
    I cut every label out and she still feels it
    new shoes hurt, laces too tight too loose too tight
    wants to be in only pants in the house because things rub
    if a cuff gets damp the whole outfit must come off`,
  swimming: `
    wont put his toes in at the leisure centre
    holds the rail the whole half hour in tears
    class takes them by coach on thursdays and he has tummy ache each time
    wont let the instructor hold her in the deep bit
    hates armbands, hates the cold, hates the changing rooms
    scared he will sink
    sea knocked her over last summer and since then no
    wont put his head under or jump from the side`,
  operation: `
    has to have gas to go to sleep
    a hole in the heart that is being mended
    they will take out her tonsils on the tenth
    nothing to eat from midnight, theatre at nine
    will I wake up in the middle, she asks
    getting tubes in ears under a general
    straightening of the eye muscle
    scar afterwards and stitches, he worries what they cut
    undescended testicle has to be brought down`,
  'broken-bone': `
    wrist in a pot, no football till may
    came off the climbing frame and it snapped
    hard shell from ankle to knee, friends want to draw on it
    cant write, cant bathe properly, it itches under there
    afraid of the saw when it comes off
    hopping about on sticks
    elbow needs pins after the fall from the bunk
    six weeks in a sling and misses gymnastics`,
  'new-equipment': `
    first powered chair gets delivered
    plastic supports inside the shoes, he limps without
    has to sleep in boots joined by a bar
    wearing a corset for her curved spine 20 hours
    refuses to be seen with his frame at school
    got a new leg fitted, the socket rubs
    helmet for flat head or for fits
    bigger buggy and people stare, standing frame at nursery`,
  'body-gets-tired': `
    muscles give up by lunchtime and the class walk is too far
    needs to sit down half way to school and others run ahead
    one busy day and then two in bed
    legs like jelly, falls over a lot, cannot do PE all through
    wants to do what her friends do but pays for it after
    has to save her energy for afternoon
    out of puff on the stairs with his heart
    wheels for long days, feet for short, explains it to friends`,
  scan: `
    must stay perfectly still in the machine, they want images of her head
    inside a doughnut that bangs and clicks, headphones on
    take a picture of his bones
    cold gel and a wand on her tummy to see kidneys
    stickers with wires on his scalp to look at brain waves
    neurology appointment, forty minutes in the tunnel without moving
    they put dye in and photograph his bladder
    chest picture in the dark room, mummy behind the glass`,
  'potty-training': `
    hides behind the sofa to do a number two in her pull up
    goes in the corner, stands still, then says nothing happened
    nursery says he must be out of nappies by september
    puddles on the carpet, three lots of trousers a day
    asks for a nappy to go in, then wants it off
    holds it for days until it hurts, then it is huge
    sits for ages, nothing, then wees on the floor as soon as he gets up
    wont tell us when she needs to go
    five years old and still dirties pants
    does not notice he is wet, too busy`,
  'potty-transition': `
    fine on the little one, says he will fall down the hole of the real one
    carries the small plastic one everywhere, shops, holidays, granny
    feet do not reach, afraid of wobbling on the seat
    will only use hers, never the white one in the bathroom
    too big and cold, the splash touches his bottom
    school has no potties and starts soon
    step and a seat insert bought, she refuses to climb up`,
  'bed-wetting': `
    changing sheets at 4am again
    mattress ruined, washing machine on every day
    wont go on a school trip as he still needs protection at night
    dry in the day for years but every morning soaked
    crept in to hide her pyjamas in the wash basket
    lift him at eleven and it still happens
    upset when he wakes up in a puddle
    asks why his little brother is dry and he is not`,
  'thumb-sucking': `
    has it in her mouth by day, kids comment
    skin is red and cracked from being wet all the time, second finger too
    front teeth stick out now and they want it stopped
    cannot fall asleep without that hand at her face
    bitter stuff on the digit did nothing, sucks through a glove
    goes in as soon as tired or watching telly`,
  'dummy-or-bottle': `
    still drinking from a baby bottle to nod off
    speech is muffled because something is always plugged in his mouth
    has five in the cot, throws them, wails till I find them
    leaving them out for the fairy, for santa, for the new baby
    wants warm milk in the night aged three
    cannot get him off the breast, feeds to sleep
    bites the teats, dentist says time to stop it
    needs it in the buggy, in the car, all over`,
  'nail-biting': `
    none left to speak of, gnawed right down
    hands always at mouth when thinking or watching something
    sore red tips, bits of skin torn at the edges
    even goes for her toes
    nasty varnish, she licks it off
    I never need scissors for him, he does it himself with his teeth`,
  'hair-and-skin': `
    pulled all her lashes out on one side
    bare patch the size of a coin above his ear
    winds strands round and round and tugs until they come out
    never lets a scab heal, picks until it bleeds
    lips raw from tearing at them, sleeves all bloody
    scratches her arms when nervous, digs at mosquito bites
    finds hairs in her bed and on her desk
    peels skin round thumbs and off her feet`,
};
