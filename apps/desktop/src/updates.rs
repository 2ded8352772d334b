//! New versions, for packages that were built with a feed of them and the key they are signed with.

use tauri::{App, AppHandle};
use tauri_plugin_dialog::{DialogExt, MessageDialogButtons};
use tauri_plugin_updater::UpdaterExt;

#[derive(Clone, Copy, PartialEq)]
pub enum Asked {
    AtStart,
    ByHand,
}

pub fn begin(app: &App) -> tauri::Result<()> {
    app.handle().plugin(tauri_plugin_updater::Builder::new().build())?;
    look(app.handle().clone(), Asked::AtStart);
    Ok(())
}

/// Looks for a new version, and puts it in place of this one where somebody agrees.
pub fn look(app: AppHandle, asked: Asked) {
    tauri::async_runtime::spawn(async move {
        if let Err(reason) = renew(&app, asked).await {
            crate::note(format_args!("No new version could be had: {reason}"));
            tell(&app, asked, "No new version could be had. Please try again later.");
        }
    });
}

async fn renew(app: &AppHandle, asked: Asked) -> tauri_plugin_updater::Result<()> {
    let Some(update) = app.updater()?.check().await? else {
        tell(app, asked, "This is the newest version.");
        return Ok(());
    };
    let question = format!("Version {} is there. Install it now? The app starts again afterwards.", update.version);
    let buttons = MessageDialogButtons::OkCancelCustom("Install".into(), "Later".into());
    if app.dialog().message(question).title("Huebook").buttons(buttons).blocking_show() {
        update.download_and_install(|_, _| {}, || {}).await?;
        app.restart();
    }
    Ok(())
}

/// Nobody who has not asked hears that there is nothing.
fn tell(app: &AppHandle, asked: Asked, sentence: &str) {
    if asked == Asked::ByHand {
        app.dialog().message(sentence).title("Huebook").show(|_| {});
    }
}
