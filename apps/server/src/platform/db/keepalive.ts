/** So that what a machine holds that has lost its power or its network ends within a minute, and not within hours. */
export const KEEPALIVE = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'
