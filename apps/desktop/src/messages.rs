//! What the shell tells the app in its window.

use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use tauri::ipc::Channel;

#[derive(Clone, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Message {
    /// A link that leads into the app.
    Link(String),
    /// A shortcut of the menu, for whoever listens for it in the app.
    Press { key: &'static str, shift: bool },
}

#[derive(Default)]
struct Listening {
    page: Option<Channel<Message>>,
    waiting: Vec<String>,
}

/// Links wait for an app that is still loading; keys do not, for they were meant for what was seen.
#[derive(Default)]
pub struct Messages(Mutex<Listening>);

impl Messages {
    fn listening(&self) -> MutexGuard<'_, Listening> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn link(&self, link: String) {
        let mut listening = self.listening();
        let is_heard = listening.page.as_ref().is_some_and(|page| page.send(Message::Link(link.clone())).is_ok());
        if !is_heard {
            listening.waiting.push(link);
        }
    }

    pub fn press(&self, key: &'static str, shift: bool) {
        if let Some(page) = &self.listening().page {
            // An app that is just going away needs no keys any more.
            let _ = page.send(Message::Press { key, shift });
        }
    }

    /// The app listens from here on.
    pub fn follow(&self, page: Channel<Message>) -> tauri::Result<()> {
        let mut listening = self.listening();
        for link in std::mem::take(&mut listening.waiting) {
            page.send(Message::Link(link))?;
        }
        listening.page = Some(page);
        Ok(())
    }

    /// The app is being loaded anew, and does not listen until it says so.
    pub fn pause(&self) {
        self.listening().page = None;
    }
}
