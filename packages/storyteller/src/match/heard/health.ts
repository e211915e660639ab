import type { Fields } from '../fields/field.ts';

/** What parents type about health, care and the senses; one text a line, spelt as it was meant. */
export const HEALTH_HEARD: Fields = {
  'brushing-teeth': `
    says the toothpaste burns and spits it straight out
    twice a day we have a wrestling match over ten seconds of brushing
    dentist told us off because plaque, he won't let me near his molars
    bites down on the brush so I cannot move it
    granddaughter will not clean her teeth when she sleeps at ours
    wants to do her teeth alone and only does the front
    hides the toothbrush, throws it in the loo
    sensory issues, the bristles hurt her mouth
    foamy mouth makes her gag every night
    we are at war over teeth morning and evening`,
  'bath-time': `
    has not washed for days and hides when she hears water running
    refuses to get in the tub since he slipped in it
    she is afraid of the plughole, that it will suck her in
    the water is too hot too cold too deep, never right
    shampoo day is the worst day of the week in our house
    will not get out of the bath, wants to stay for hours
    my ten year old stinks and won't shower
    cries as soon as we say wash your hair
    foster child panics when undressed for a bath
    he thinks there are creatures in the bubbles
    prefers a flannel wash at the sink, will not sit in water`,
  'water-on-face': `
    one splash in the eyes and she is done for the day
    can't rinse his hair without a battle because it runs over his face
    panics when a raindrop lands on her cheeks
    needs a towel over his eyes for every hair wash
    won't wash his face, not even with a wet cloth
    shower water coming over her head makes her choke with fear
    hates putting his head under at swimming
    goggles in the bath is the only way
    wiping her nose and mouth is a drama`,
  'healthy-eating': `
    only eats dry cereal and plain toast
    won't touch what my wife cooks, lives on crackers
    she'd rather go hungry than try one bean
    beige diet, I worry about vitamins
    every family dinner turns into a stand off about three peas
    I cook four different meals each evening
    nothing new is allowed on his plate
    school says he eats only the bread of his lunch
    anything green gets thrown on the floor
    sweets before dinner and then no appetite
    my daughter eats like a bird, doctor says she is too thin
    suddenly refuses food he loved last month
    packed lunch comes home as it went
    gets up from the table after two bites and says he is full
    would live on chips if we let him
    does not want to taste, not even lick it
    hides food in her napkin and gives it to the dog
    we have tried star charts for eating veg, nothing works`,
  'food-textures': `
    mushy things make him throw up a little
    he spits out anything with skin on it
    yoghurt with bits is impossible, it has to be smooth
    sauces must not touch the pasta
    she can feel one tiny lump and retches
    autistic, only crunchy food, everything must be the same brand
    gags just looking at mashed banana
    chewing meat, she keeps the lump in her cheek for an hour
    wet bread, soggy cereal, slimy mushrooms
    different foods may not touch on the plate`,
  dentist: `
    has to have two teeth taken out in April
    first check up of her teeth, how do I prepare her
    screamed in the chair so they could not even look
    they need to put a filling in and he remembers last time
    the lady with the mask wants to count her teeth
    orthodontist says she needs an expander
    hates the light and the whirring and the taste of gloves
    toothache but no way will he let anybody look
    chipped his front tooth and needs it repaired
    polishing and scraping, she can't stand it`,
  needles: `
    preschool boosters on tuesday, two in one go
    he needs blood taken every three months and fights it
    flu spray is out, has to be a jab this year
    hysterical in the surgery when she saw the syringe
    nurse could not find a vein and now he won't go back
    the HPV at school, all her class is talking about it
    travel vaccinations before Kenya
    growth hormone injection each night
    she fainted at the last blood test
    hides her arm, says no more shots
    finger pricks for his sugar, four times a day
    cannula went in badly and he is terrified of the next one`,
  haircut: `
    covers his head when he sees the barber pole
    it takes three of us to trim his fringe
    hair down to his shoulders because he won't let anybody cut it
    buzzing behind the ears sets her off
    she thinks it hurts when hair is cut
    bits falling down his neck, he rips off the cape
    salon trip ended with half a head done
    I cut it while he sleeps because there is no other way
    got gum in her hair and it must be chopped
    first ever trim, he believes it will bleed`,
  'hospital-stay': `
    three nights on the children's ward for tests
    will have to stay in overnight after the procedure
    admitted with pneumonia and does not know when she comes home
    two weeks on the ward with his leg up
    she has to go back in for another stay and remembers the drip
    long admission for his epilepsy monitoring
    sleeping in a strange bed with machines beeping, I may stay with him
    visiting only till eight and she will be without us at night
    isolation room, nobody may come in without a mask`,
  'doctors-visit': `
    has a check up with the paediatrician and won't be touched
    screams when anyone listens to his chest
    the specialist needs to look up his nose with a small camera
    ear exam, they had to hold her down
    strep swab made him gag and now he will not open
    annual physical coming up
    won't lie on the couch to have her belly felt
    health visitor review, he has to be weighed and measured
    a long day of appointments at the clinic
    undressing for the doctor upsets her
    we see a lot of consultants and he is sick of it`,
  glasses: `
    eye test said he needs them all day, he says no
    throws her specs off the bus
    patch on the good eye for six hours a day
    third pair broken this month on purpose I think
    squints at the board but hides the glasses in her bag
    thinks she looks ugly in them
    getting his first pair on friday
    optician drops in the eyes, blurry, frightened
    toddler pulls them off all the time
    lenses as thick as bottle bottoms and he is shy about it`,
  'hearing-aid': `
    implants get switched on in two weeks
    hides his aids in his lunchbox
    she is going deaf in her left ear and needs a device
    moulds hurt and whistle
    everybody asks what is in his ears
    pulls the processor off and throws it from the pram
    hearing test with headphones, beeps, he would not do it
    does not want the radio aid at school because the teacher wears the other half
    batteries go flat in class and she says nothing`,
  allergy: `
    anaphylaxis last summer and now he is scared of eating out
    everyone else has the cake and mine sits with rice crackers
    new to the epi pen, school trip next week
    coeliac diagnosis, no more pizza
    nut free table makes her feel like an outsider
    hives after strawberries, she cried because she loves them
    must ask about ingredients before every bite
    dairy, egg, wheat, soy, sesame: there is nothing left at parties
    keeps sneaking food he is allergic to
    a boy waved peanut butter in his face
    bee sting allergy, panics in the garden`,
  'taking-medicine': `
    antibiotics four times daily, he clamps his lips
    won't swallow a tablet, crushed or whole
    mask of the nebuliser over her face
    steroid cream morning and night, she runs
    eye drops: three adults needed
    spits the iron syrup all over me
    preventer puffer with the spacer, total refusal
    vomits as soon as he smells the liquid
    has to take pills every day for the rest of her life
    nasal spray, he fights like a lion
    laxative powder in juice, she can taste it`,
  'long-illness': `
    has type one, pump, sensor, everything new since august
    relapsed, back to chemotherapy
    kidney disease means dialysis three times a week
    cystic fibrosis, physio every morning, he asks why me
    she has lost her hair from treatment
    seizures came back and he is frightened of the next
    heart condition, can't do what friends do
    juvenile arthritis flaring, pain every day
    will I always have this, he asked about his diabetes
    asthma put him in A and E twice this winter
    sickle cell crisis again, she is fed up with being ill
    crohn's at eleven, embarrassed about the toilet
    bone marrow transplant in spring`,
  'nail-cutting': `
    toenails are like talons because he kicks when I come with clippers
    has to be asleep for me to trim them
    filing instead of cutting, still screams
    she curls up her fists so nobody can get to her fingers
    the click of the scissors on his toes
    he believes it will cut his finger off
    long scratchy nails at nursery, staff complain`,
  'clothes-itch': `
    uniform prickles and he rips it off in the car
    seams have to be straight, tights come off and on ten times
    only wears the same pair of leggings day after day
    labels cut out of everything and it is still wrong
    page boy suit, he says the collar scratches
    winter and she'll only wear a T shirt
    shoes are too tight too loose too hard
    jumper feels like ants on his skin
    no jeans, no buttons, no zips
    sleeves must not touch her wrists
    refuses a coat in the snow because of how it feels
    the new bra hurts and itches
    can't bear wet or dirty clothes, changes at every drop
    hates the wool hat grandma knitted, scratches all over`,
  swimming: `
    clings to the side with both hands in lessons
    won't go in deeper than his knees
    she nearly slipped under on holiday and now refuses the pool
    school swimming starts after half term and he can't
    believes sharks live in the deep end
    without armbands no way
    the instructor let go of her and she swallowed water
    sea, lake, pool, he screams at all of them
    changing rooms, echo, cold, she stands and shakes
    must jump in for the badge and can't`,
  operation: `
    tubes in his ears, day surgery, fasting from midnight
    tonsils out on thursday
    hernia repair, he asks whether he will wake up
    she needs her squint corrected under general
    fourth surgery on his cleft palate
    the mask that makes you sleep smells funny and he fought it last time
    appendix burst, emergency theatre, still has bad memories
    heart surgery in London in june
    has to have pins put in her hip
    scared that he feels it when they cut
    nothing to eat or drink that morning and then the trolley ride`,
  'broken-bone': `
    fell off the climbing frame, cast up to the elbow
    six weeks of crutches
    plaster itches and he can't play football
    saw to take the cast off scares her
    wrist in two places, writing hand
    boot on her foot and everyone wants to sign it
    snapped his collarbone at the trampoline park
    she is the only one who can't go on the bouncy castle with her broken leg`,
  'new-equipment': `
    brace on her back twenty hours a day
    leg splints at night, he kicks them off
    getting her first power chair
    a helmet to shape his head
    walking frame to school, she says everyone will look
    orthotics in his shoes, ugly boots
    prosthetic arm arrives in may
    scoliosis corset under the school dress
    standing frame half an hour a day, bored and cross
    won't be seen in the buggy but legs are too weak
    moving from sticks to wheels is hard for him to accept`,
  'body-gets-tired': `
    long covid, an hour of school and she's done
    legs give way after ten minutes of walking
    has to sit out PE and watch
    muscles are weak, others run ahead and don't wait
    heart thing means he's out of breath on the stairs
    needs to rest in the afternoon when friends play
    has to save energy and hates it
    hypermobile, aching joints every evening
    falls asleep in class, chronic fatigue
    can't keep up on school walks`,
  scan: `
    MRI with headphones, forty minutes without moving
    the big white doughnut
    x ray of her chest, dark room, alone
    stickers all over his head for a brain wave test
    jelly on the tummy and a wand
    she must lie inside the tunnel that bangs
    heart echo, he wriggles
    CT of the head after the fall
    dye in the arm and pictures of the kidneys`,
  'car-seat': `
    unclips the belt while I am driving
    arches her back so I can't strap her in
    says he's too big for a booster
    screams from the moment I buckle her until we stop
    takes arms out of the straps on the motorway
    since the crash she won't get into the car
    five point harness, every trip a wrestle
    refuses seat belt in grandpa's truck`,
};
